/** Downloads a file made on the device. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  // Some browsers start to read only after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** The `ref` of an image that shows a file of the device while it is in the page. */
export function previewOf(file: File): (image: HTMLImageElement | null) => (() => void) | undefined {
  return (image) => {
    if (!image) return undefined;
    const url = URL.createObjectURL(file);
    image.src = url;
    return () => URL.revokeObjectURL(url);
  };
}

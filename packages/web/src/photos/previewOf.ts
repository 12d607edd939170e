/** For the ref of an image: shows a file of the device for as long as the image stands there. */
export function previewOf(file: File): (image: HTMLImageElement | null) => (() => void) | undefined {
  return (image) => {
    if (!image) return undefined;
    const url = URL.createObjectURL(file);
    image.src = url;
    return () => URL.revokeObjectURL(url);
  };
}

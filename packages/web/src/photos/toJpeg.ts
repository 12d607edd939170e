/** More than is stored, and no more than a canvas on a phone can hold. */
const longestSide = 4096;

/** A picture that this browser can show, as a JPEG; null if it cannot. */
export async function toJpeg(file: File): Promise<File | null> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();

    const { naturalWidth: width, naturalHeight: height } = image;
    const scale = Math.min(1, longestSide / Math.max(width, height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(width * scale));
    canvas.height = Math.max(1, Math.round(height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    const jpeg = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.92));
    return jpeg && new File([jpeg], file.name, { type: jpeg.type });
  } catch {
    return null;
  } finally {
    URL.revokeObjectURL(url);
  }
}

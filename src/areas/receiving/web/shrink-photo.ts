/** Longer side of a photo as it is kept and sent, in pixels. */
const maxSide = 1600

/**
 * A photo of a camera as a JPEG that fits a dock without a signal; as it is where the browser
 * cannot draw it.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  try {
    const picture = await createImageBitmap(file)
    const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(picture.width * scale)
    canvas.height = Math.round(picture.height * scale)
    canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
    picture.close()
    const shrunk = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82))
    return shrunk && shrunk.size < file.size ? shrunk : file
  } catch {
    return file
  }
}

import { uploadRefusals } from '#contract/picture-uploads.ts'
import { Refused } from '#kit/decision.ts'
import { pictureTypeOf } from './picture-type-of.ts'

/**
 * Most pixels of an uploaded picture: beyond, unpacking costs more memory than a picture is worth
 * (security 59).
 */
const maxPixels = 25_000_000
const seconds = 10

/**
 * Loaded with the first upload: it takes 30 MB. One picture at a time and no cache, for orders must
 * not wait for pictures.
 */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/**
 * Security 59: re-encodes an uploaded picture as square WebP of each side length in pixels. What is
 * not the announced kind of picture by its first bytes, cannot be read whole or has too many pixels
 * is refused; EXIF, colour profiles and whatever hides behind the pixels do not survive.
 */
export async function renderSquares(bytes: Buffer, type: string, sides: readonly number[]): Promise<Buffer[]> {
  if (pictureTypeOf(bytes) !== type) throw new Refused(uploadRefusals.picture_not_valid)
  const sharp = await loadSharp()
  const read = (limitInputPixels: number | false) => sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
  // Only the head is read here, so that too many pixels and a broken picture get different errors.
  const { width, height } = await read(false)
    .metadata()
    .catch(() => {
      throw new Refused(uploadRefusals.picture_not_valid)
    })
  if (width * height > maxPixels) throw new Refused(uploadRefusals.picture_too_big)
  const squares: Buffer[] = []
  try {
    for (const side of sides) {
      // autoOrient turns a phone's picture upright before EXIF is dropped.
      const square = read(maxPixels).autoOrient().resize(side, side, { fit: 'cover', position: 'centre' })
      squares.push(await square.timeout({ seconds }).webp({ quality: 84 }).toBuffer())
    }
  } catch {
    throw new Refused(uploadRefusals.picture_not_valid)
  }
  return squares
}

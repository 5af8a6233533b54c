import type { Sharp } from 'sharp'
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

type Render = (picture: Sharp) => Sharp

/**
 * Security 59: re-encodes a picture. What is not the announced kind of picture by its first bytes,
 * cannot be read whole or has too many pixels is refused; EXIF, colour profiles and whatever hides
 * behind the pixels do not survive.
 */
async function render(bytes: Buffer, type: string, renders: readonly Render[]): Promise<Buffer[]> {
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
  const rendered: Buffer[] = []
  try {
    // autoOrient turns a phone's picture upright before EXIF is dropped.
    for (const each of renders) rendered.push(await each(read(maxPixels).autoOrient()).timeout({ seconds }).toBuffer())
  } catch {
    throw new Refused(uploadRefusals.picture_not_valid)
  }
  return rendered
}

/** Security 59: an uploaded picture as square WebP of each side length in pixels. */
export const renderSquares = (bytes: Buffer, type: string, sides: readonly number[]): Promise<Buffer[]> =>
  render(
    bytes,
    type,
    sides.map(
      (side) => (picture) => picture.resize(side, side, { fit: 'cover', position: 'centre' }).webp({ quality: 84 }),
    ),
  )

/** Security 59: an uploaded photo as WebP whose longer side has at most so many pixels. */
export async function renderPhoto(bytes: Buffer, type: string, maxSide: number): Promise<Buffer> {
  const [photo] = await render(bytes, type, [
    (picture) => picture.resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }),
  ])
  return photo!
}

/**
 * A drawing of our own, never anybody's upload, as WebP: the demo's photos; its longer side has at
 * most so many pixels where that is given.
 */
export async function renderDrawing(svg: string, maxSide?: number): Promise<Buffer> {
  const sharp = await loadSharp()
  const drawing = sharp(Buffer.from(svg))
  const sized = maxSide === undefined ? drawing : drawing.resize(maxSide, maxSide, { fit: 'inside' })
  return sized.webp({ quality: 80 }).toBuffer()
}

/** Most pixels of a drawn signature. */
const signatureSize = { width: 600, height: 240 } as const

/**
 * Security 59: a signature that was drawn in a browser, as a small grey PNG; null when the bytes
 * are none.
 */
export async function renderSignature(bytes: Buffer): Promise<Buffer | null> {
  const { width, height } = signatureSize
  try {
    const [signature] = await render(bytes, 'image/png', [
      (picture) =>
        picture
          .resize(width, height, { fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#fff' })
          .greyscale()
          .png({ palette: true, colours: 16 }),
    ])
    return signature!
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

import type { pictureTypes } from '#contract/picture-uploads.ts'

/**
 * What the first bytes of each type are, one character a byte; 'RIFF' is followed by a length, then
 * by the second mark.
 */
const marks = {
  'image/jpeg': [['\u00ff\u00d8\u00ff', 0]],
  'image/png': [['\u0089PNG\r\n\u001a\n', 0]],
  'image/gif': [['GIF8', 0]],
  'image/webp': [
    ['RIFF', 0],
    ['WEBPVP8', 8],
  ],
} as const satisfies Record<(typeof pictureTypes)[number], readonly (readonly [string, number])[]>

/**
 * The type that a file's first bytes show, whatever its name; undefined for everything that is no
 * picture we take.
 */
export function pictureTypeOf(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 16).toString('latin1')
  return Object.entries(marks).find(([, each]) => each.every(([mark, at]) => head.startsWith(mark, at)))?.[0]
}

import type { pictureTypes } from '#contract/picture-uploads.ts'

const starts = {
  'image/jpeg': [/^\xff\xd8\xff/],
  'image/png': [/^\x89PNG\r\n\x1a\n/],
  'image/gif': [/^GIF8[79]a/],
  'image/webp': [/^RIFF[^]{4}WEBPVP8/],
} as const satisfies Record<(typeof pictureTypes)[number], readonly RegExp[]>

/** The type a file's first bytes tell, whatever it is called; undefined for everything that is no picture we take. */
export function pictureTypeOf(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, 16).toString('latin1')
  return Object.entries(starts).find(([, patterns]) => patterns.some((pattern) => pattern.test(head)))?.[0]
}

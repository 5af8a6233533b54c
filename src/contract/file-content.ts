import { z } from 'zod'

/**
 * The success answer of a call that returns a file (`Endpoint.file`): a text, sent as UTF-8, or
 * bytes.
 */
export const fileContent = z.union([z.string(), z.custom<Uint8Array>((value) => value instanceof Uint8Array)])

/** The success answer of a call that returns a file of any length, piece by piece. */
export const streamedContent = z.custom<AsyncIterable<string | Uint8Array>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)

/** A text with the byte order mark by which spreadsheets know that it is UTF-8. */
export const withByteOrderMark = (text: string): string => `\uFEFF${text}`

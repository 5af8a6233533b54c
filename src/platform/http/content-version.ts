import { createHash } from 'node:crypto'

/** Versions have at most nine digits, as `If-Match` carries them. */
const versions = 1_000_000_000

/**
 * A version made of the content itself, for what has many writers (calls, imports, the command
 * line) and no version column: whoever read the same content has not missed a change. Equal by
 * chance once in a thousand million.
 */
export const contentVersion = (content: unknown): number =>
  createHash('sha256').update(JSON.stringify(content)).digest().readUInt32BE(0) % versions

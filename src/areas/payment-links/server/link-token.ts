import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new token: 256 random bits. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is stored of a token, or of what stands for a card. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest()

/** Compares in constant time. */
export const isHashOf = (stored: Buffer, secret: string): boolean => {
  const hash = hashOf(secret)
  return stored.length === hash.length && timingSafeEqual(stored, hash)
}

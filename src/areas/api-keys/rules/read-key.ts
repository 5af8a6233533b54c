import { keyPrefix } from '../api-key.ts'

/** 32 bytes in base64url. */
const secret = /^[\w-]{43}$/

/** NEXT-12: whether a text can be a key at all; no other is looked for. */
export const isKey = (text: string): boolean => text.startsWith(keyPrefix) && secret.test(text.slice(keyPrefix.length))

/** NEXT-12: what of a key is shown later: enough to recognise it, and no help to guess it. */
export const startOf = (key: string): string => key.slice(0, keyPrefix.length + 4)

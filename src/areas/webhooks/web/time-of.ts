import { instantText } from '#browser/instant-text.ts'

/** 'Mar 2, 1:05:09 PM': attempts follow each other within seconds. */
export const timeOf = (at: string): string => instantText(at, { hasSeconds: true })

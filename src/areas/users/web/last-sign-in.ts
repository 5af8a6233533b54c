import { instantText } from '#browser/instant-text.ts'

/** USERS-1: when a user last signed in. */
export const lastSignInText = (instant: string | null): string => (instant === null ? 'Never' : instantText(instant))

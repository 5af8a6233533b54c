const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' })

/** USERS-1: when a user last signed in, in the reader's own zone. */
export const lastSignInText = (instant: string | null): string =>
  instant === null ? 'Never' : format.format(new Date(instant))

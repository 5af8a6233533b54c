import type { UserType } from '#areas/access/roles.ts'
import { userTypes } from '#areas/access/user-types.ts'

/** Whose session it is now, as the address of the page says. */
export interface OtherUser {
  readonly email: string
  readonly type: UserType | undefined
}

/**
 * An address as people have them; anything else in the link could be somebody's message to the
 * reader.
 */
const emailPattern = /^[\w.+'-]{1,64}@[a-z\d-]{1,63}(\.[a-z\d-]{1,63}){1,4}$/i

/**
 * ACCESS-5, security 42: `e` and `t` of /errors/invalid-session, or null when they are not an
 * e-mail address and nothing else. What it answers is shown as text only.
 */
export function readInvalidSession(texts: Readonly<Record<string, string | undefined>>): OtherUser | null {
  const { e: email = '', t: type } = texts
  if (email.length > 100 || !emailPattern.test(email)) return null
  return { email, type: userTypes.find((known) => known === type) }
}

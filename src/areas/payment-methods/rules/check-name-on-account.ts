import { holdsCardNumber } from '#kit/card-number.ts'

/** Most characters of a name on an account (S0 section 9). */
export const maxNameOnAccount = 255

/** PROFILE-5: a name is not empty, has at most 255 characters and is more than digits, spaces and dashes. */
export function checkNameOnAccount(name: string): string | undefined {
  const isName = name.length <= maxNameOnAccount && !/^[\d\s-]*$/.test(name) && !holdsCardNumber(name)
  return isName ? undefined : 'Invalid name'
}

import { holdsCardNumber } from '#kit/card-number.ts'
import { holdsAccountNumber } from './holds-account-number.ts'

/** Most characters of a name on an account (S0 section 9). */
export const maxNameOnAccount = 255

/**
 * PROFILE-5: a name is not empty, has at most 255 characters and is more than digits, spaces and
 * dashes. It is kept in clear, so no number of an account or a card stands in it (security 26).
 */
export function checkNameOnAccount(name: string, accountNo = ''): string | undefined {
  const isName =
    name.length <= maxNameOnAccount &&
    !/^[\d\s-]*$/.test(name) &&
    !holdsCardNumber(name) &&
    !holdsAccountNumber(name, accountNo)
  return isName ? undefined : 'Invalid name'
}

import { holdsCardNumber } from '#kit/card-number.ts'
import type { MethodKind } from '../payment-method.ts'
import { holdsAccountNumber } from './holds-account-number.ts'

/** Most characters of a description (S0 section 9). */
export const maxDescription = 512

/**
 * PROFILE-5, 6: what is wrong with a description; card and account numbers have no place in it
 * (security 26).
 */
export function checkDescription(kind: MethodKind, description: string, accountNo = ''): string | undefined {
  const text = description.trim()
  if (text === '') return kind === 'card' ? 'Please enter card description' : 'Please enter account description'
  if (text.length > maxDescription) return 'Description cannot be more than 512 characters'
  if (holdsCardNumber(text)) return 'Description cannot contain a card number'
  if (holdsAccountNumber(text, accountNo)) return 'Description cannot contain the account number'
  return undefined
}

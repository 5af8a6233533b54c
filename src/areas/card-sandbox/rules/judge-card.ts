import { isLuhn } from '#kit/card-number.ts'
import type { CardEntryRequest } from '../card-entry.ts'
import { type ChargePlan, testCards } from '../test-cards.ts'

/** How a card is judged. */
export interface Judgement {
  readonly status: string
  readonly message: string
  readonly ccType: string
}

/** PROFILE-6: the scheme of a number, by how it begins. */
export function cardTypeOf(number: string): string {
  if (number.startsWith('4')) return 'visa'
  if (/^(5[1-5]|2[2-7])/.test(number)) return 'mastercard'
  if (/^3[47]/.test(number)) return 'american-express'
  return /^6(011|5|4[4-9])/.test(number) ? 'discover' : 'unknown'
}

/** PROFILE-6: what the sandbox says to a card. `today` is 'YYYY-MM-DD'. */
export function judgeCard(card: CardEntryRequest, today: string): Judgement {
  const ccType = cardTypeOf(card.number)
  const no = (status: string, message: string) => ({ status, message, ccType })
  if (!/^\d{13,19}$/.test(card.number) || !isLuhn(card.number)) return no('INVALID', 'The card number is not valid.')
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(card.expires)) return no('INVALID', 'The expiry date is not valid.')
  if (card.expires < today.slice(0, 7)) return no('EXPIRED', 'The card was declined: it has expired.')
  if (!new RegExp(`^\\d{${ccType === 'american-express' ? 4 : 3}}$`).test(card.cvv))
    return no('INVALID', 'The security code is not valid.')
  if (card.postalCode.trim().length < 3) return no('INVALID', 'The postal code is not valid.')
  const test = testCards.find(({ number }) => number === card.number)
  return test
    ? no(test.status, test.message)
    : no('DECLINED', 'The card was declined. This sandbox takes test cards only.')
}

/** BILL-3: how charges of this card go. */
export const chargePlanOf = (number: string): ChargePlan =>
  testCards.find((card) => card.number === number)?.charge ?? 'approve'

/**
 * PROFILE-6: how long the sandbox takes for its n-th answer, in milliseconds: real ones are slow at
 * times.
 */
export const delayOf = (number: string, count: number): number =>
  testCards.find((card) => card.number === number)?.delayMs ?? (count % 4 === 3 ? 2500 : 400)

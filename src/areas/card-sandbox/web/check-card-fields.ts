import cardValidator from 'card-validator'

/** What is typed. */
export interface CardFields {
  readonly name: string
  readonly number: string
  readonly expiry: string
  readonly cvv: string
  readonly postalCode: string
}

/**
 * What is wrong, field by field (S0 section 5): Luhn, expiry within 19 years, 3 or 4 digits, at
 * least 3 characters.
 */
export type CardProblems = Partial<Record<keyof CardFields, string>>

const maxElapsedYear = 19

/** The card's scheme as far as it is known, for its name and the length of its code. */
export const schemeOf = (number: string) => cardValidator.number(number).card

/** '8/31', '08 / 2031' -> '2031-08', or null. */
export function monthOf(expiry: string): string | null {
  const { isValid, month, year } = cardValidator.expirationDate(expiry, maxElapsedYear)
  if (!isValid || !month || !year) return null
  return `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}`
}

/** PROFILE-6: the checks of the specification. */
export function checkCardFields({ name, number, expiry, cvv, postalCode }: CardFields): CardProblems {
  const codeLength = schemeOf(number)?.code.size ?? 3
  return {
    ...(!cardValidator.cardholderName(name).isValid && { name: 'Invalid name' }),
    ...(!cardValidator.number(number).isValid && { number: 'Invalid card number' }),
    ...(monthOf(expiry) === null && { expiry: 'Invalid expiry date' }),
    ...(!cardValidator.cvv(cvv, codeLength).isValid && { cvv: `Invalid security code: ${codeLength} digits` }),
    ...(!cardValidator.postalCode(postalCode, { minLength: 3 }).isValid && { postalCode: 'Invalid postal code' }),
  }
}

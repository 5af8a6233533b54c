/** What a test card does. */
export interface TestCard {
  readonly number: string
  readonly name: string
  readonly status: string
  /** For the person who typed it; empty when accepted. */
  readonly message: string
  /** Takes this long instead of the usual. */
  readonly delayMs?: number
}

/**
 * Numbers that exist nowhere but here, each with what happens; any other valid number is declined.
 */
export const testCards: readonly TestCard[] = [
  { number: '4242424242424242', name: 'Visa', status: 'ACCEPTED', message: '' },
  { number: '5555555555554444', name: 'Mastercard', status: 'APPROVED', message: '' },
  { number: '378282246310005', name: 'American Express', status: 'APPROVED', message: '' },
  { number: '6011111111111117', name: 'Discover, slow', status: 'ACCEPTED', message: '', delayMs: 5000 },
  {
    number: '4000000000009995',
    name: 'Insufficient funds',
    status: 'DECLINED',
    message: 'The card was declined: insufficient funds.',
  },
  {
    number: '4000000000000069',
    name: 'Expired card',
    status: 'EXPIRED',
    message: 'The card was declined: it has expired.',
  },
  {
    number: '4000000000000002',
    name: 'Not approved by the bank',
    status: 'NOT APPROVED',
    message: 'The card was not approved. Please contact the card issuer.',
  },
  {
    number: '4000000000000127',
    name: 'Wrong security code',
    status: 'CVV MISMATCH',
    message: 'The card was declined: the security code is wrong.',
  },
  {
    number: '4000000000009987',
    name: 'Lost card',
    status: 'PICK UP CARD',
    message: 'The card was declined. Please use another one.',
  },
  {
    number: '4000000000000119',
    name: 'Processing error',
    status: 'ERROR',
    message: 'The card could not be processed. Please try again in a few minutes.',
  },
]

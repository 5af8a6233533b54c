/** How a charge of a card goes; `approve` unless its card has another. */
export const chargePlans = [
  'approve',
  'insufficientFunds',
  'expired',
  'notPermitted',
  'slow',
  'answerLost',
  'errorBefore',
  'errorAfter',
  'reportedTwice',
  'reportedFirst',
  'reportedLate',
  'deliveredTwice',
] as const
/** One of them. */
export type ChargePlan = (typeof chargePlans)[number]

/** What a test card does. */
export interface TestCard {
  readonly number: string
  readonly name: string
  readonly status: string
  /** For the person who typed it; empty when accepted. */
  readonly message: string
  /** Takes this long instead of the usual. */
  readonly delayMs?: number
  /** What happens when it is charged. */
  readonly charge?: ChargePlan
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
    number: '4000000000005019',
    name: 'Declined when charged: insufficient funds',
    status: 'ACCEPTED',
    message: '',
    charge: 'insufficientFunds',
  },
  {
    number: '4000000000005027',
    name: 'Declined when charged: expired',
    status: 'ACCEPTED',
    message: '',
    charge: 'expired',
  },
  {
    number: '4000000000005035',
    name: 'Declined when charged: not permitted',
    status: 'ACCEPTED',
    message: '',
    charge: 'notPermitted',
  },
  { number: '4000000000005043', name: 'Charged after 15 seconds', status: 'ACCEPTED', message: '', charge: 'slow' },
  {
    number: '4000000000005050',
    name: 'Charged, the response is lost',
    status: 'ACCEPTED',
    message: '',
    charge: 'answerLost',
  },
  {
    number: '4000000000005068',
    name: '500 before it is charged, once',
    status: 'ACCEPTED',
    message: '',
    charge: 'errorBefore',
  },
  {
    number: '4000000000005076',
    name: '500 after it was charged',
    status: 'ACCEPTED',
    message: '',
    charge: 'errorAfter',
  },
  {
    number: '4000000000005084',
    name: 'Reported by two messages',
    status: 'ACCEPTED',
    message: '',
    charge: 'reportedTwice',
  },
  {
    number: '4000000000005092',
    name: 'Reported before the response',
    status: 'ACCEPTED',
    message: '',
    charge: 'reportedFirst',
  },
  {
    number: '4000000000005100',
    name: 'Reported a minute later',
    status: 'ACCEPTED',
    message: '',
    charge: 'reportedLate',
  },
  {
    number: '4000000000005118',
    name: 'One message delivered twice',
    status: 'ACCEPTED',
    message: '',
    charge: 'deliveredTwice',
  },
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

import type { AccountKind } from '#areas/payment-methods/payment-method.ts'
import { checkAccountNumber } from '#areas/payment-methods/rules/check-account-number.ts'
import { checkRoutingNumber } from '#areas/payment-methods/rules/check-routing-number.ts'

/** What the bank says is right; the numbers stand in clear. Absent: as before. */
export interface Correction {
  readonly routingNo?: string
  readonly accountNo?: string
  readonly accountKind?: AccountKind
}

/** A notification of change, read. */
export interface Notice {
  /** What was wrong, for people. */
  readonly what: string
  /**
   * The portal corrects numbers itself, before the next debit, as the operating rules ask. A name
   * is the customer's, what our file said of us our staff's.
   */
  readonly whoActs: 'portal' | 'customer' | 'staff'
  /** Set when the portal can act. */
  readonly correction: Correction | undefined
}

type Read = (data: string) => Correction
const part = (data: string, from: number, to: number): string => data.slice(from - 1, to).trim()
/** The second digit of a code says debit or credit, the first what the account is. */
const kindOf = (code: string): AccountKind | undefined =>
  code.startsWith('2') ? 'checking' : code.startsWith('3') ? 'savings' : undefined
const withKind = (code: string): Correction => {
  const accountKind = kindOf(code)
  return accountKind ? { accountKind } : {}
}

/** Columns of the 29 of corrected data, by change code. */
const changes: Readonly<Record<string, { what: string; read: Read }>> = {
  C01: { what: 'account number', read: (data) => ({ accountNo: part(data, 1, 17) }) },
  C02: { what: 'routing number', read: (data) => ({ routingNo: part(data, 1, 9) }) },
  C03: {
    what: 'routing and account number',
    read: (data) => ({ routingNo: part(data, 1, 9), accountNo: part(data, 13, 29) }),
  },
  C05: { what: 'kind of account', read: (data) => withKind(part(data, 1, 2)) },
  C06: {
    what: 'account number and kind of account',
    read: (data) => ({ accountNo: part(data, 1, 17), ...withKind(part(data, 21, 22)) }),
  },
  C07: {
    what: 'routing number, account number and kind of account',
    read: (data) => ({
      routingNo: part(data, 1, 9),
      accountNo: part(data, 10, 26),
      ...withKind(part(data, 27, 28)),
    }),
  },
}

/**
 * BILL-6: what a notification of change says, from its code and the 29 columns of corrected data.
 * Data that cannot be right is our staff's to ask the bank about.
 */
export function readNotice(code: string, data: string): Notice {
  if (code === 'C04') return { what: 'name on the account', whoActs: 'customer', correction: undefined }
  const change = changes[code]
  if (!change) return { what: 'details of our file', whoActs: 'staff', correction: undefined }
  const correction = change.read(data)
  return isRight(correction)
    ? { what: change.what, whoActs: 'portal', correction }
    : { what: change.what, whoActs: 'staff', correction: undefined }
}

const isRight = ({ routingNo, accountNo, accountKind }: Correction): boolean =>
  (routingNo !== undefined || accountNo !== undefined || accountKind !== undefined) &&
  (routingNo === undefined || checkRoutingNumber(routingNo) === undefined) &&
  (accountNo === undefined || checkAccountNumber(accountNo) === undefined)

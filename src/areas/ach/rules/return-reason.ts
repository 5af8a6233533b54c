/** What follows from a return. */
export interface ReturnReason {
  /** For the buyer who paid. */
  readonly sentence: string
  /** The operating rules allow to collect the same debit again. */
  readonly mayCollectAgain: boolean
  /** The account cannot be debited any more, unless its numbers change. */
  readonly isMethodUnusable: boolean
  /** The bank may send it up to 60 days after the settlement; others within two banking days. */
  readonly isLate: boolean
  /** Who puts it right: the customer, or our own staff with the bank. */
  readonly whoActs: 'customer' | 'staff'
}

type Kind = Omit<ReturnReason, 'sentence'>
/** No money: it may be collected again. */
const noMoney: Kind = { mayCollectAgain: true, isMethodUnusable: false, isLate: false, whoActs: 'customer' }
/** The account is closed, unknown, blocked or of the wrong kind. */
const deadAccount: Kind = { mayCollectAgain: false, isMethodUnusable: true, isLate: false, whoActs: 'customer' }
/** The account holder did not agree, and has 60 days to say so. */
const notAuthorized: Kind = { mayCollectAgain: false, isMethodUnusable: true, isLate: true, whoActs: 'customer' }
/** This one payment only. */
const refusedOnce: Kind = { mayCollectAgain: false, isMethodUnusable: false, isLate: false, whoActs: 'customer' }
/** Our file or our bank is at fault. */
const ours: Kind = { mayCollectAgain: false, isMethodUnusable: false, isLate: false, whoActs: 'staff' }

const byBank = 'The bank could not process the payment. We are looking into it.'

/**
 * The return reason codes of debits to personal and business accounts. Those of checks (R33, R37 to
 * R39, R50 to R53), enrollments (R40 to R47), credits (R23, R36), foreign payments (R80 to R85) and
 * of banks among themselves (R61 to R77) cannot come back for a debit of ours.
 */
const reasons: Readonly<Record<string, ReturnReason>> = {
  R01: { ...noMoney, sentence: 'There was not enough money in the account.' },
  R02: { ...deadAccount, sentence: 'The account is closed.' },
  R03: { ...deadAccount, sentence: 'The bank has no account with this number and name.' },
  R04: { ...deadAccount, sentence: 'The account number is not valid.' },
  R05: { ...notAuthorized, sentence: 'The account is personal, but was debited as a business account.' },
  R06: { ...ours, sentence: 'Our bank asked for the payment back.' },
  R07: { ...notAuthorized, sentence: 'The account holder withdrew the authorization.' },
  R08: { ...refusedOnce, sentence: 'The account holder stopped this payment.' },
  R09: { ...noMoney, sentence: 'Money paid into the account was not available yet.' },
  R10: { ...notAuthorized, sentence: 'The account holder did not authorize the payment.' },
  R11: {
    ...refusedOnce,
    isLate: true,
    whoActs: 'staff',
    sentence: 'The payment was not as the account holder had authorized it.',
  },
  R12: { ...deadAccount, sentence: 'The account was moved to another bank.' },
  R13: { ...deadAccount, sentence: 'The routing number belongs to no bank that takes part in bank payments.' },
  R14: { ...deadAccount, sentence: 'The account can no longer be debited.' },
  R15: { ...deadAccount, sentence: 'The account can no longer be debited.' },
  R16: { ...deadAccount, sentence: 'The account is frozen.' },
  R17: { ...ours, sentence: byBank },
  R18: { ...ours, sentence: byBank },
  R19: { ...ours, sentence: byBank },
  R20: { ...deadAccount, sentence: 'This kind of account does not allow payments.' },
  R21: { ...ours, sentence: byBank },
  R22: { ...ours, sentence: byBank },
  R24: { ...ours, sentence: 'The bank took the payment for a duplicate.' },
  R25: { ...ours, sentence: byBank },
  R26: { ...ours, sentence: byBank },
  R27: { ...ours, sentence: byBank },
  R28: { ...deadAccount, sentence: 'The routing number is not valid.' },
  R29: { ...deadAccount, sentence: 'The business did not authorize the payment.' },
  R31: {
    ...notAuthorized,
    sentence: 'The business did not authorize the payment, and both banks agreed to return it.',
  },
  R32: { ...ours, sentence: 'The bank could not settle the payment.' },
  R34: { ...deadAccount, sentence: 'The bank takes part in bank payments only in part.' },
  R35: { ...deadAccount, sentence: 'This kind of account cannot be debited.' },
}

/** BILL-6: what a return reason code means. One that is not listed is our staff's to look at. */
export const returnReason = (code: string): ReturnReason =>
  reasons[code] ?? { ...ours, sentence: 'The bank returned the payment.' }

/** The codes that are listed. */
export const knownReturnCodes: readonly string[] = Object.keys(reasons)

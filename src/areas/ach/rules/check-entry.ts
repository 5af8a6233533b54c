import { checkRoutingNumber } from '#areas/payment-methods/rules/check-routing-number.ts'
import type { AchEntry } from '../ach-file.ts'
import { bankText } from './bank-text.ts'

/** Why a debit cannot stand in a bank file; the reason never repeats a number of the account. */
export interface EntryProblem {
  readonly field: 'routingNo' | 'accountNo' | 'amountCents' | 'individualId' | 'name'
  readonly reason: string
}

/** Ten digits: $99,999,999.99. */
export const maxEntryCents = 9_999_999_999

/**
 * BILL-6: what keeps a debit out of a bank file. Numbers are written whole or not at all; only a
 * name may be shortened.
 */
export function checkEntry(entry: Omit<AchEntry, 'sequence' | 'info'>): EntryProblem | undefined {
  const { routingNo, accountNo, amountCents, individualId, name, isPrenote } = entry
  if (checkRoutingNumber(routingNo)) return { field: 'routingNo', reason: 'The routing number is not valid.' }
  if (!/^[0-9A-Za-z-]{1,17}$/.test(accountNo) || /^[0-]+$/.test(accountNo))
    return { field: 'accountNo', reason: 'The account number must have 1 to 17 digits and not be zero.' }
  if (isPrenote && amountCents !== 0) return { field: 'amountCents', reason: 'A prenote has no amount.' }
  if (!isPrenote && !(Number.isSafeInteger(amountCents) && amountCents > 0))
    return { field: 'amountCents', reason: 'The amount must be more than zero, in whole cents.' }
  if (amountCents > maxEntryCents)
    return { field: 'amountCents', reason: 'A bank file holds at most $99,999,999.99 in one debit.' }
  if (!/^[ -~]{1,15}$/.test(individualId))
    return { field: 'individualId', reason: 'The payment number must have 1 to 15 plain characters.' }
  if (bankText(name) === '')
    return { field: 'name', reason: 'The name on the account has no letter a bank file holds.' }
  return undefined
}

import { addBankingDays } from '#kit/banking-days.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { type TestAccount, testAccounts } from '../test-accounts.ts'

/** What the bank will report of a debit, and when. */
export interface DebitPlan {
  readonly account: TestAccount
  readonly on: CalendarDate
}

/** BILL-6: what the demo bank does with a debit; undefined: it pays, and nothing is reported. */
export function planDebit(accountNo: string, effectiveOn: CalendarDate, isRetry = false): DebitPlan | undefined {
  const account = testAccounts.find(({ ending }) => accountNo.endsWith(ending))
  if (isRetry && account?.isFirstTimeOnly) return undefined
  return account && { account, on: addBankingDays(effectiveOn, account.afterDays) }
}

/** The number as it should have been. */
export const correctedNumber = (accountNo: string, { ending, correctedEnding = ending }: TestAccount): string =>
  accountNo.slice(0, -ending.length) + correctedEnding

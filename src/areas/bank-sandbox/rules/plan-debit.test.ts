import { expect, test } from 'vitest'
import { readNotice } from '#areas/ach/rules/read-notice.ts'
import { knownReturnCodes } from '#areas/ach/rules/return-reason.ts'
import { testAccounts } from '../test-accounts.ts'
import { correctedNumber, planDebit } from './plan-debit.ts'

test('the end of an account number says what the demo bank does with it, and when [BILL-6]', () => {
  expect(planDebit('4455667788', '2026-11-24')).toBeUndefined()
  expect(planDebit('445590001', '2026-11-24')).toMatchObject({ account: { code: 'R01' }, on: '2026-11-25' })
  expect([false, true].map((isRetry) => planDebit('445590101', '2026-11-24', isRetry)?.account.code)).toEqual([
    'R01',
    undefined,
  ])
  // Over Thanksgiving.
  expect(planDebit('445590029', '2026-11-25')).toMatchObject({ account: { code: 'R29' }, on: '2026-11-30' })
})

test('R01, R03, R10, R29 and C01 can be tried, each by an ending of its own [BILL-6]', () => {
  expect(testAccounts.map(({ code }) => code).toSorted()).toEqual(['C01', 'R01', 'R01', 'R03', 'R10', 'R29'])
  for (const { code, ending } of testAccounts) {
    if (code.startsWith('R')) expect(knownReturnCodes).toContain(code)
    expect(planDebit(`1122${ending}`, '2026-11-24')?.account.code).toBe(code)
  }
})

test('a corrected number differs in its end alone, and the portal can apply it [BILL-6]', () => {
  const account = testAccounts.find(({ code }) => code === 'C01')!
  const corrected = correctedNumber('112298001', account)
  expect(corrected).toBe('112212345')
  expect(readNotice('C01', corrected.padEnd(29))).toMatchObject({ whoActs: 'portal' })
})

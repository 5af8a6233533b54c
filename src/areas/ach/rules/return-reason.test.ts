import { expect, test } from 'vitest'
import { knownReturnCodes, returnReason } from './return-reason.ts'

const codesWhere = (is: (code: string) => boolean) => knownReturnCodes.filter(is).join(' ')

test('a closed, unknown, frozen or unauthorized account is not debited again [BILL-6]', () => {
  expect(codesWhere((code) => returnReason(code).isMethodUnusable)).toBe(
    'R02 R03 R04 R05 R07 R10 R12 R13 R14 R15 R16 R20 R28 R29 R31 R34 R35',
  )
})

test('what the account holder never authorized may come back for 60 days [BILL-6]', () => {
  expect(codesWhere((code) => returnReason(code).isLate)).toBe('R05 R07 R10 R11 R31')
})

test('each code has a sentence a buyer understands, an unknown one too [BILL-6]', () => {
  for (const code of [...knownReturnCodes, 'R23', 'R85', 'R99']) {
    const { sentence, isMethodUnusable } = returnReason(code)
    expect(sentence).toMatch(/^[A-Z][^.]*\.( [A-Z][^.]*\.)?$/)
    expect(sentence).not.toMatch(/R\d\d|RDFI|ODFI|ACH|entry/)
    if (!knownReturnCodes.includes(code)) expect(isMethodUnusable).toBe(false)
  }
  expect(returnReason('R01').sentence).toBe('There was not enough money in the account.')
  expect(returnReason('R03').sentence).toBe('The bank has no account with this number and name.')
})

import { expect, test } from 'vitest'
import { readReturns } from '#areas/ach/rules/read-returns.ts'
import { type ReturnedEntry, writeReturnFile } from './write-return-file.ts'

const entry = {
  routingNo: '091000019',
  accountNo: '445590001',
  amountCents: 123_456,
  individualId: 'P42',
  name: 'HARBOR GRILL',
  trace: '021000020000042',
}
const returned = (change: Partial<ReturnedEntry> = {}): ReturnedEntry => ({
  entry,
  entryClass: 'CCD',
  companyId: '1880123456',
  code: 'R01',
  corrected: '',
  sequence: 7,
  ...change,
})
const head = { createdOn: '2026-11-25', createdAt: '08:00', origin: '021000021', destination: '1880123456' }

test('a return file has whole blocks of records, and the portal finds each report in it [BILL-6]', () => {
  const text = writeReturnFile([returned(), returned({ code: 'C01', corrected: '445512345', sequence: 8 })], head)
  const lines = text.split('\r\n').slice(0, -1)
  expect(lines.length).toBe(10)
  for (const line of lines) expect(line).toHaveLength(94)
  expect(readReturns(text)).toMatchObject([
    { kind: 'return', code: 'R01', amountCents: 123_456, originalTrace: entry.trace, trace: '091000010000007' },
    { kind: 'notice', code: 'C01', accountNo: '445590001', notice: { correction: { accountNo: '445512345' } } },
  ])
})

test('the addendum of a return is as the record layout has it [BILL-6]', () => {
  const [line] = writeReturnFile([returned()], head)
    .split('\r\n')
    .filter((each) => each.startsWith('7'))
  expect(line).toBe(`799R01021000020000042      09100001${' '.repeat(44)}091000010000007`)
})

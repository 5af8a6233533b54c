import { expect, test } from 'vitest'
import { buildBatch, buildHeader } from '../testing/build-entry.ts'
import { writeReturns } from '../testing/write-returns.ts'
import { readReturns } from './read-returns.ts'
import { writeAchFile } from './write-ach-file.ts'

test('returns are read with code, amount and the trace number of our debit [BILL-6]', () => {
  const text = writeReturns([
    { originalTrace: '021000020000042', code: 'R01', amountCents: 123_456 },
    { originalTrace: '021000020000043', code: 'R29', amountCents: 700 },
  ])
  expect(readReturns(text)).toEqual([
    { kind: 'return', originalTrace: '021000020000042', trace: '091000010000001', code: 'R01', amountCents: 123_456 },
    { kind: 'return', originalTrace: '021000020000043', trace: '091000010000002', code: 'R29', amountCents: 700 },
  ])
})

test('a notification of change is read with the numbers it is about and those that are right [BILL-6]', () => {
  const text = writeReturns([
    { originalTrace: '021000020000042', code: 'C01', amountCents: 0, accountNo: '1234', corrected: '60233417095281' },
  ])
  expect(readReturns(text)).toMatchObject([
    {
      kind: 'notice',
      code: 'C01',
      accountNo: '1234',
      routingNo: '091000019',
      notice: { whoActs: 'portal', correction: { accountNo: '60233417095281' } },
    },
  ])
})

test('a damaged file and one of other entries are not acted on [BILL-6]', () => {
  const text = writeReturns([{ originalTrace: '021000020000042', code: 'R01', amountCents: 100 }])
  expect(readReturns(text.replace('0000000100P', '0000000900P'))).toMatchObject({ line: 5 })
  expect(readReturns(text.replace('799R01021', '799R0102A'))).toMatchObject({ line: 0 })
  expect(readReturns(writeAchFile({ header: buildHeader(), batches: [buildBatch()] }))).toMatchObject({
    reason: 'an entry is neither a return nor a notification of change',
  })
})

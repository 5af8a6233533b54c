import { expect, test } from 'vitest'
import { buildBatch, buildEntry, buildHeader } from '../testing/build-entry.ts'
import {
  addendum,
  batchHeader,
  debitCodeOf,
  debitRecord,
  DoesNotFit,
  fileHeader,
  serviceClassOf,
} from './ach-records.ts'

const header = buildHeader()

test('the codes of checking and savings are 27 and 37, of their prenotes 28 and 38 [BILL-6]', () => {
  const codes = (['checking', 'savings'] as const).flatMap((accountKind) =>
    [false, true].map((isPrenote) => debitCodeOf({ accountKind, isPrenote })),
  )
  expect(codes).toEqual(['27', '28', '37', '38'])
})

test('a batch of debits has class 225, a balanced one 200 [BILL-6]', () => {
  expect(serviceClassOf({ offset: null })).toBe('225')
  const offset = { routingNo: '021000021', accountNo: '1', name: 'LARDER', sequence: 2 }
  expect(serviceClassOf({ offset })).toBe('200')
})

test('fields stand in the columns of the layout [BILL-6]', () => {
  expect(fileHeader(header).slice(3, 23)).toBe(' 0210000211880123456')
  expect(fileHeader(buildHeader({ origin: '021000089' })).slice(13, 23)).toBe(' 021000089')
  const batch = batchHeader(header, buildBatch({ entryClass: 'PPD', effectiveOn: '2027-01-04' }))
  expect(batch.slice(50, 53)).toBe('PPD')
  expect(batch.slice(69, 75)).toBe('270104')
  expect(addendum({ sequence: 7 }, 'REF*IV*1\\').slice(83)).toBe('00010000007')
})

test('a name is shortened to its field, in plain capitals [BILL-6]', () => {
  const line = debitRecord(header, buildEntry({ name: 'Señora Guadalupe’s Cocina y Panadería' }))
  expect(line.slice(54, 76)).toBe("SENORA GUADALUPE'S COC")
})

test('a number is never cut: what does not fit is an error with the field and no value [BILL-6]', () => {
  for (const change of [
    { accountNo: '123456789012345678' },
    { amountCents: 12_345_678_901 },
    { individualId: 'P123456789012345' },
    { sequence: 12_345_678 },
    { routingNo: '1234567890' },
  ]) {
    const write = () => debitRecord(header, buildEntry(change))
    expect(write).toThrow(DoesNotFit)
    expect(write).not.toThrow(String(Object.values(change)[0]))
  }
  expect(() => addendum({ sequence: 1 }, 'X'.repeat(81))).toThrow(DoesNotFit)
})

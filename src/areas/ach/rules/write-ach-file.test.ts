import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AchBatch } from '../ach-file.ts'
import { buildBatch, buildEntry, buildHeader } from '../testing/build-entry.ts'
import { readByLayout } from '../testing/read-by-layout.ts'
import { writeAchFile } from './write-ach-file.ts'

const header = buildHeader()

test('a file of one debit, column by column, is as the record layout has it [BILL-6]', () => {
  expect(writeAchFile({ header, batches: [buildBatch()] }).split('\r\n')).toEqual([
    '101 02100002118801234562611231630A094101FIRST HARVEST BANK     LARDER FOODS                   ',
    '5225LARDER FOODS                        1880123456CCDINVOICES  261124261124   1021000020000001',
    '62709100001960233417095281   0000123456P0000042       HARBOR GRILL GROUP      1021000020000001',
    '705REF*IV*90012345\\                                                                00010000001',
    '822500000200091000010000001234560000000000001880123456                         021000020000001',
    '9000001000001000000020009100001000000123456000000000000' + ' '.repeat(39),
    ...Array.from({ length: 4 }, () => '9'.repeat(94)),
    '',
  ])
})

test('a balanced batch ends with one credit of its debits to our own account [BILL-6]', () => {
  const offset = { routingNo: '021000021', accountNo: '555000111', name: 'Larder Foods', sequence: 3 }
  const entries = [buildEntry(), buildEntry({ sequence: 2, amountCents: 44, info: null })]
  const { batches, problems } = readByLayout(writeAchFile({ header, batches: [buildBatch({ entries, offset })] }))
  expect(problems).toEqual([])
  expect(batches[0]!.entries.at(-1)).toMatchObject({ code: '22', amount: '0000123500', sequence: '0000003' })
})

const routings = ['021000021', '011401533', '091000019', '122105155', '322271627', '999999992']
const anEntry = fc.record({
  accountKind: fc.constantFrom('checking' as const, 'savings' as const),
  isPrenote: fc.constant(false),
  routingNo: fc.constantFrom(...routings),
  accountNo: fc.stringMatching(/^[1-9][0-9]{3,16}$/),
  amountCents: fc.integer({ min: 1, max: 9_999_999_999 }),
  individualId: fc.stringMatching(/^[A-Z0-9]{1,15}$/),
  name: fc.string({ maxLength: 60 }).map((text) => `M${text}`),
  info: fc.option(fc.stringMatching(/^[0-9A-Z*\\]{1,80}$/), { nil: null }),
})
const aBatch = fc.record({
  entries: fc.array(anEntry, { minLength: 1, maxLength: 40 }),
  entryClass: fc.constantFrom('PPD' as const, 'CCD' as const),
  isBalanced: fc.boolean(),
})
const someBatches = fc.array(aBatch, { minLength: 1, maxLength: 6 }).map((drawn): AchBatch[] => {
  let sequence = 0
  return drawn.map(({ entries, entryClass, isBalanced }, index) =>
    buildBatch({
      number: index + 1,
      entryClass,
      entries: entries.map((entry) => ({ ...entry, sequence: (sequence += 1) })),
      // The one credit has the ten digits of any entry.
      offset:
        isBalanced && entries.reduce((sum, each) => sum + each.amountCents, 0) <= 9_999_999_999
          ? { routingNo: '021000021', accountNo: '555000111', name: 'LARDER', sequence: (sequence += 1) }
          : null,
    }),
  )
})

test('a reader of its own finds every debit of random files, and every total right [BILL-6]', () => {
  fc.assert(
    fc.property(someBatches, (batches) => {
      const text = writeAchFile({ header, batches })
      const read = readByLayout(text)
      expect(read.problems).toEqual([])
      const found = read.batches.flatMap(({ entries }) => entries.filter(({ code }) => code !== '22'))
      const written = batches.flatMap(({ entries }) => entries)
      expect(found.map(({ account }) => account.trim())).toEqual(written.map(({ accountNo }) => accountNo))
      expect(found.map(({ amount }) => Number(amount))).toEqual(written.map(({ amountCents }) => amountCents))
      expect(found.map(({ bank, checkDigit }) => bank + checkDigit)).toEqual(written.map((each) => each.routingNo))
      expect(found.map(({ addenda }) => addenda[0]?.info.trimEnd() ?? null)).toEqual(
        written.map(({ info }) => info?.trimEnd() ?? null),
      )
      expect(writeAchFile({ header, batches })).toBe(text)
    }),
    { numRuns: 300 },
  )
})

test('the entry hash keeps its last ten digits [BILL-6]', () => {
  // 101 times 99999999 is 10,099,999,899.
  const entries = Array.from({ length: 101 }, (_, n) => buildEntry({ routingNo: '999999992', sequence: n + 1 }))
  const lines = writeAchFile({ header, batches: [buildBatch({ entries })] }).split('\r\n')
  expect(lines.find((line) => line.startsWith('8'))!.slice(10, 20)).toBe('0099999899')
})

test('one changed character of amount, bank, count, total, trace or filler is seen by that reader [BILL-6]', () => {
  const entries = [buildEntry(), buildEntry({ sequence: 2 })]
  const lines = writeAchFile({ header, batches: [buildBatch({ entries })] }).split('\r\n')
  const places: [line: number, column: number][] = [
    [0, 34],
    [1, 86],
    [2, 2],
    [2, 5],
    [2, 38],
    [2, 78],
    [2, 93],
    [3, 86],
    [3, 93],
    [6, 3],
    [6, 9],
    [6, 19],
    [6, 31],
    [6, 43],
    [6, 53],
    [7, 6],
    [7, 12],
    [7, 20],
    [7, 30],
    [7, 42],
    [8, 50],
  ]
  for (const [line, column] of places) {
    const text = lines[line]!
    const other = text[column] === '7' ? '4' : '7'
    const changed = lines.with(line, text.slice(0, column) + other + text.slice(column + 1)).join('\r\n')
    expect(readByLayout(changed).problems, `line ${line + 1}, column ${column + 1}`).not.toEqual([])
  }
  expect(readByLayout(lines.toSpliced(2, 1).join('\r\n')).problems).not.toEqual([])
  expect(readByLayout(lines.slice(0, 9).join('\r\n')).problems).not.toEqual([])
})

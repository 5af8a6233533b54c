import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildBatch, buildEntry, buildHeader } from '../testing/build-entry.ts'
import { isProblem, readAchFile } from './read-ach-file.ts'
import { writeAchFile } from './write-ach-file.ts'

const entries = [buildEntry(), buildEntry({ sequence: 2, info: null, routingNo: '021000021', amountCents: 700 })]
const text = writeAchFile({ header: buildHeader(), batches: [buildBatch({ entries })] })
const lines = text.split('\r\n')

test('a file of the bank is read with its entries and addenda [BILL-6]', () => {
  const read = readAchFile(text)
  if (isProblem(read)) throw new Error(read.reason)
  expect(read.batches).toHaveLength(1)
  expect(read.batches[0]).toMatchObject({ entryClass: 'CCD', companyId: '1880123456', effectiveOn: '2026-11-24' })
  expect(read.batches[0]!.entries).toMatchObject([
    { routingNo: '091000019', accountNo: '60233417095281', amountCents: 123_456, trace: '021000020000001' },
    { routingNo: '021000021', amountCents: 700, addenda: [] },
  ])
  expect(read.batches[0]!.entries[0]!.addenda[0]).toMatchObject({ kind: '05' })
})

test('other line ends, stripped blanks and missing filler are no fault [BILL-6]', () => {
  const stripped = lines
    .slice(0, 8)
    .map((line) => line.trimEnd())
    .join('\n')
  expect(readAchFile(stripped)).toEqual(readAchFile(text))
})

test.each([
  ['cut short', lines.slice(0, 4).join('\n'), 0],
  ['cut at the end of a batch', lines.slice(0, 6).join('\n'), 0],
  ['without an entry', lines.toSpliced(4, 1).join('\n'), 5],
  ['with an entry twice', lines.toSpliced(4, 0, lines[4]!).join('\n'), 7],
  ['with another amount', text.replace('0000123456P', '0000123457P'), 6],
  ['with another bank', text.replace('62709100001', '62709100002'), 6],
  ['with another file total', text.replace(/^9000.*$/m, (end) => `${end.slice(0, 42)}9${end.slice(43)}`), 7],
  ['with another batch count', text.replace('9000001', '9000002'), 7],
  ['with more after its end', `${text}${lines[4]}`, 11],
  ['with a longer record', text.replace('HARBOR GRILL', 'THE HARBOR GRILL'), 3],
  ['with a letter for a digit', text.replace('0000123456P', '000012345OP'), 3],
  ['of something else', 'name,amount\n1,2', 1],
  ['of nothing', '', 0],
])('a file %s is refused with its line [BILL-6]', (_, changed, line) => {
  const read = readAchFile(changed)
  if (!isProblem(read)) throw new Error('it was read')
  expect(read.line).toBe(line)
  // Security 26: the reason may be logged.
  expect(read.reason).not.toMatch(/\d{4}/)
})

test('no text makes the reader fail otherwise than with a problem [BILL-6]', () => {
  fc.assert(fc.property(fc.string({ maxLength: 400 }), (noise) => void readAchFile(noise)))
  const place = fc.record({ at: fc.nat(text.length - 1), sign: fc.string({ minLength: 1, maxLength: 1 }) })
  fc.assert(
    fc.property(place, ({ at, sign }) => void readAchFile(text.slice(0, at) + sign + text.slice(at + 1))),
    { numRuns: 500 },
  )
})

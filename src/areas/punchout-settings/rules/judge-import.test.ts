import { expect, test } from 'vitest'
import { processorMs } from '#tests/support/processor-ms.ts'
import type { MappingText } from '../ship-to-mapping.ts'
import { ownShipTo } from '../testing/own-ship-tos.ts'
import { judgeImport } from './judge-import.ts'

const own = [
  ownShipTo('0000101'),
  ownShipTo('0000102'),
  ownShipTo('0000103', { isOrderingAllowed: false }),
  ownShipTo('0000777'),
  ownShipTo('0000777', { division: 'NIC' }),
]
const row = (shipTo: string, punchoutShipTo: string, punchoutGroupId = ''): MappingText => ({
  shipTo,
  punchoutShipTo,
  punchoutGroupId,
})
const judge = (...rows: MappingText[]) => {
  const { mapped, errors } = judgeImport(rows, own)
  return {
    mapped: mapped.map(({ shipTo, punchoutShipTo }) => `${shipTo}=${punchoutShipTo}`),
    errors: errors.map(({ shipTo, errorCode, message }) => `${shipTo} ${errorCode} ${message}`),
  }
}

test('code 1 is one of the user’s own that is in-active, code 2 one that is not found [PUNCH-2]', () => {
  expect(judge(row('0000101', 'A'), row('0000103', 'B'), row('0009999', 'C'))).toEqual({
    mapped: ['0000101=A'],
    errors: ['0000103 1 Ship to in-active', '0009999 2 Ship to not found'],
  })
})

test('the name stands beside an error of the user’s own ship-tos, and nothing beside others [PUNCH-2]', () => {
  const { errors } = judgeImport([row('0000103', 'B'), row('0009999', 'C')], own)
  expect(errors.map(({ description }) => description)).toEqual(['Kitchen 0000103', ''])
})

test('of rows that contradict each other none is taken: their deliveries would go astray [PUNCH-2]', () => {
  expect(judge(row('0000101', 'A'), row('0000101', 'B'))).toEqual({
    mapped: [],
    errors: Array(2).fill('0000101 3 Ship to is in the file more than once'),
  })
  expect(judge(row('0000101', 'ward'), row('0000102', 'WARD'))).toMatchObject({
    mapped: [],
    errors: [
      '0000101 4 Punchout ship-to is in the file more than once',
      '0000102 4 Punchout ship-to is in the file more than once',
    ],
  })
})

test('a row repeated as it is counts once; found is always imported and failed together [PUNCH-2]', () => {
  const rows = [row('0000101', 'A', 'West'), row('0000101', 'A ', 'West'), row('0000102', 'B')]
  const { mapped, errors } = judgeImport(rows, own)
  expect([mapped.length, errors.length]).toEqual([2, 1])
})

test('the code of a row that fails for itself stays free for others [PUNCH-2]', () => {
  expect(judge(row('0009999', 'A'), row('0000101', 'A')).mapped).toEqual(['0000101=A'])
})

test('a number of two divisions is refused until its division is named [PUNCH-2]', () => {
  expect(judge(row('0000777', 'A')).errors).toEqual([
    '0000777 5 Several divisions have this ship-to. Write it as NLV/0001234',
  ])
  expect(judge({ ...row('0000777', 'A'), division: 'NIC' }).mapped).toEqual(['0000777=A'])
})

test('10,000 rows are judged without comparing each with each [PUNCH-2]', () => {
  const many = Array.from({ length: 10_000 }, (_, index) => ownShipTo(String(index).padStart(7, '0')))
  const started = processorMs()
  expect(
    judgeImport(
      many.map(({ shipTo }) => row(shipTo, `B${shipTo}`)),
      many,
    ).mapped,
  ).toHaveLength(10_000)
  expect(processorMs() - started).toBeLessThan(1000)
})

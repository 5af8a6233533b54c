import { expect, test } from 'vitest'
import type { KeptRow } from '#areas/order-import/rules/read-row.ts'
import { buildListedLine, buildMapping } from '../testing/build-staging.ts'
import { readList } from './read-list.ts'

const mapping = buildMapping({
  customerItemNumber: 0,
  description: 1,
  packSizeDescription: 2,
  gtin: 3,
  caseParValue: 4,
  eachParValue: 5,
})
const header: KeptRow = [1, 'Number', 'Description', 'Pack', 'UPC', 'Par CS', 'Par EA']
const read = (rows: readonly KeptRow[], hiddenRows: readonly number[] = [], withHiddenRows = false) =>
  readList({ rows: [header, ...rows], hiddenRows }, 1, mapping, { withHiddenRows })

test('a row is a line with its texts, numbers and pars [GUIDE-3]', () => {
  expect(read([[2, '4418263', 'FLOUR ALL PURPOSE', '8/5 LB', '012345678905', '4', '']]).lines).toEqual([
    buildListedLine({
      customerItemNumber: '4418263',
      packSizeDescription: '8/5 LB',
      gtin: '00012345678905',
      caseParValue: 4,
    }),
  ])
})

test('blank rows, repeated headers and totals are no lines [GUIDE-3]', () => {
  const [, ...again] = header
  expect(
    read([
      [2, '', '', '6/#10'],
      [3, ...again],
      [4, '', 'Grand total', '', '', '40'],
    ]),
  ).toEqual({
    lines: [],
    errors: [],
  })
})

test('a heading is the category of the rows below it, unless a column has the category [GUIDE-3]', () => {
  const rows: KeptRow[] = [
    [2, 'DAIRY'],
    [3, '1', 'MILK', '4/1 GAL'],
    [4, '', 'PRODUCE'],
    [5, '2', 'KALE', '24 CT'],
  ]
  expect(read(rows).lines.map(({ description, category }) => [description, category])).toEqual([
    ['MILK', 'DAIRY'],
    ['KALE', 'PRODUCE'],
  ])
  const withColumn = readList(
    { rows: [header, [2, 'DAIRY'], [3, '1', 'MILK', 'Cold']], hiddenRows: [] },
    1,
    {
      ...buildMapping({ customerItemNumber: 0, description: 1, category: 2 }),
    },
    { withHiddenRows: false },
  )
  expect(withColumn.lines.map(({ category }) => category)).toEqual(['Cold'])
})

test('a list of descriptions alone has no headings [GUIDE-3]', () => {
  const { lines } = readList(
    {
      rows: [
        [1, 'MILK WHOLE'],
        [2, 'KALE'],
      ],
      hiddenRows: [],
    },
    null,
    buildMapping({ description: 0 }),
    {
      withHiddenRows: false,
    },
  )
  expect(lines.map(({ description }) => description)).toEqual(['MILK WHOLE', 'KALE'])
})

test('hidden rows are left out unless they are asked for [GUIDE-3]', () => {
  const rows: KeptRow[] = [[2, '1', 'MILK', '4/1 GAL']]
  expect(read(rows, [2]).lines).toEqual([])
  expect(read(rows, [2], true).lines).toHaveLength(1)
})

test('a UPC without its leading zeros is read; a code with a wrong check digit counts as none [GUIDE-3]', () => {
  const gtinOf = (cell: string) => read([[2, '1', 'MILK', '', cell]]).lines[0]?.gtin
  expect(gtinOf('12345678905')).toBe('00012345678905')
  expect(gtinOf('0 12345 67890 5')).toBe('00012345678905')
  expect(gtinOf('012345678906')).toBe('')
})

test('a unit beside a par counts; no par is a par of 0 [GUIDE-3]', () => {
  const parsOf = (cases: string, eaches: string) =>
    read([[2, '1', 'MILK', '', '', cases, eaches]]).lines.map(({ caseParValue, eachParValue }) => [
      caseParValue,
      eachParValue,
    ])
  expect(parsOf('6 ea', '')).toEqual([[null, 6]])
  expect(parsOf('0', '-')).toEqual([[null, null]])
  expect(parsOf('2', '3')).toEqual([[2, 3]])
})

test.each([
  ['a par of -1', ['1', 'MILK', '', '', '-1'], 'Case par value must be a whole number from 0 to 9999'],
  ['a par of a billion', ['1', 'MILK', '', '', '1000000000'], 'Case par value must be a whole number from 0 to 9999'],
  ['a par of one and a half', ['1', 'MILK', '', '', '', '1.5'], 'Each par value must be a whole number from 0 to 9999'],
  ['a description of 301 characters', ['1', 'M'.repeat(301)], 'Description cannot be more than 300 characters'],
  ['a number of 61 characters', ['1'.repeat(61), 'MILK'], 'Customer number cannot be more than 60 characters'],
  ['a card number', ['1', 'pay 4111 1111 1111 1111'], 'Description cannot contain a card number'],
] as const)('%s is at fault, with its row and field [GUIDE-3]', (_, cells, message) => {
  const { lines, errors } = read([[7, ...cells]])
  expect([lines, errors.map((error) => [error.row, error.message])]).toEqual([[], [[7, message]]])
})

import { expect, test } from 'vitest'
import { checkColumns, guessColumns, rowsOfFile } from './map-columns.ts'

const column = (header: string, index: number) => ({ index, header, examples: [] })
const columns = ['Ship To Number*', 'Punchout Ship-to *', 'Punchout Group Id', 'Note'].map(column)
const mapping = { shipTo: 0, punchoutShipTo: 1, punchoutGroupId: 2 }
const file = (...rows: string[][]) => ({ columns, rows: rows.map((cells, index) => ({ row: index + 2, cells })) })

test('the columns of our own file are found, others by usual names [PUNCH-2]', () => {
  expect(guessColumns(columns)).toEqual(mapping)
  expect(guessColumns(['Address ID', 'ship-to', 'x'].map(column))).toEqual({
    shipTo: 1,
    punchoutShipTo: 0,
    punchoutGroupId: null,
  })
})

test('each of the two required columns, and no column twice, in the words of the specification [PUNCH-2]', () => {
  const why = (change: Partial<typeof mapping> | Record<string, null>) => {
    const checked = checkColumns({ ...mapping, ...change }, columns)
    return checked.allowed ? null : [checked.refusal.message, checked.refusal.field]
  }
  expect(why({})).toBeNull()
  expect(why({ punchoutGroupId: null })).toBeNull()
  expect(why({ punchoutShipTo: 0 })).toEqual(['Duplicate columns found in column mapping', 'punchoutShipTo'])
  expect(why({ shipTo: null })).toEqual(['Ship to is a required column to map ship tos', 'shipTo'])
  expect(why({ punchoutShipTo: null })).toEqual([
    'Punchout ship to is a required column to map ship tos',
    'punchoutShipTo',
  ])
})

test('ship-to numbers are padded with zeros, codes are not [PUNCH-2]', () => {
  expect(rowsOfFile(file(['101', '42', 'West'], ['NIC/102', '007']), mapping)).toEqual({
    allowed: true,
    value: [
      { shipTo: '0000101', punchoutShipTo: '42', punchoutGroupId: 'West' },
      { shipTo: '0000102', division: 'NIC', punchoutShipTo: '007', punchoutGroupId: '' },
    ],
  })
})

test('a row without ship-to or punchout ship-to refuses the file [PUNCH-2]', () => {
  for (const cells of [['101', '', 'West'], ['', 'A'], ['101']])
    expect(rowsOfFile(file(['101', 'A'], cells), mapping)).toMatchObject({
      allowed: false,
      refusal: {
        message: 'Ship to/ Punchout Ship to is missing for one or more rows in the csv',
        details: { row: 3 },
      },
    })
})

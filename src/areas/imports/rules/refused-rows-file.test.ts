import { expect, test } from 'vitest'
import { refusedRowsHead, refusedRowsLine } from './refused-rows-file.ts'

const row = {
  line: 3,
  field: 'itemNumber',
  reason: 'There is no such item',
  cells: { division: 'NLV', itemNumber: '9' },
}

test('the file of refusals has the rows themselves, in the columns of the file that was sent [PLAT-13]', () => {
  const columns = ['division', 'itemNumber', 'onHandCases']
  expect(refusedRowsHead(columns)).toEqual([...columns, 'refusedLine', 'refusedField', 'refusedReason'])
  expect(refusedRowsLine(columns, row)).toEqual(['NLV', '9', '', 3, 'itemNumber', 'There is no such item'])
})

test('a row that could not be read leaves its cells empty, one of NDJSON stands in one cell [PLAT-13]', () => {
  expect(refusedRowsLine(['division'], { ...row, cells: null })).toEqual(['', 3, 'itemNumber', 'There is no such item'])
  expect(refusedRowsHead(null)[0]).toBe('row')
  expect(refusedRowsLine(null, row)[0]).toBe('{"division":"NLV","itemNumber":"9"}')
})

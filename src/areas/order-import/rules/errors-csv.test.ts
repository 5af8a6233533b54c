import { expect, test } from 'vitest'
import { errorsCsv, errorsFileName } from './errors-csv.ts'

test('the errors file has the three columns, and formulas in it are escaped [IMPORT-2]', () => {
  const error = { itemNumber: '=cmd|x', description: 'Oil, "35 LB"', message: 'Item not found' }
  expect(errorsCsv([error])).toBe(`Item Number,Item Description,Error\r\n'=cmd|x,"Oil, ""35 LB""",Item not found\r\n`)
})

test.each([
  ['week 12.csv', 'week 12-order-errors.csv'],
  ['Order.XLSX', 'Order-order-errors.csv'],
  ['../../etc/passwd', 'passwd-order-errors.csv'],
  ['C:\\temp\\a.csv', 'a-order-errors.csv'],
  ['a\r\nb\u202eevil".csv', 'abevil-order-errors.csv'],
  ['', 'import-order-errors.csv'],
  ['.csv', 'import-order-errors.csv'],
  ['x'.repeat(300), `${'x'.repeat(100)}-order-errors.csv`],
])('the file %j gives the errors file %j [IMPORT-2]', (fileName, expected) => {
  expect(errorsFileName(fileName)).toBe(expected)
})

import { expect, test } from 'vitest'
import { errorsFileName } from '#areas/order-import/rules/errors-csv.ts'
import { mappingErrorsFile } from './mapping-errors-file.ts'

test('the errors are a file of their own, named after the imported one [PUNCH-2]', () => {
  expect(errorsFileName('wards 2026.csv', 'shipto')).toBe('wards 2026-shipto-errors.csv')
  const errors = [{ shipTo: '0000103', description: '=Cafe', message: 'Ship to in-active', errorCode: 1 }]
  expect(mappingErrorsFile(errors)).toBe("Ship To,Description,Error\r\n0000103,'=Cafe,Ship to in-active\r\n")
})

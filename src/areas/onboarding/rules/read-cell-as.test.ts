import { expect, test } from 'vitest'
import { readCellAs } from './read-cell-as.ts'

test('cells of exports become what the import takes [PLAT-3]', () => {
  expect(readCellAs('MWF', 'days', undefined)).toBe('Mon|Wed|Fri')
  expect(readCellAs('Ana Maria Ruiz', 'first word', undefined)).toBe('Ana')
  expect(readCellAs('ana@bar.example', 'first word', undefined)).toBe('ana')
  expect(readCellAs('Ana Maria Ruiz', 'other words', undefined)).toBe('Maria Ruiz')
  expect(readCellAs('PR0115', 'customer of the division', 'NLV')).toBe('NLV/PR0115')
  expect(readCellAs('NIC/7', 'customer of the division', 'NLV')).toBe('NIC/7')
  expect(readCellAs('', 'customer of the division', 'NLV')).toBe('')
  expect(readCellAs(' as it is ', undefined, 'NLV')).toBe(' as it is ')
})

import { expect, test } from 'vitest'
import { writeSpendFile } from './write-spend-file.ts'

test('a file of spend has exact amounts, and cells that no spreadsheet runs [NEXT-11]', () => {
  const row = { label: '=Dairy', spend: 123_456, before: -50, cases: 3, budget: null }
  expect(writeSpendFile('Category', [row]).split('\r\n').slice(0, 2)).toEqual([
    'Category,Spend,A year before,Cases,Budget',
    "'=Dairy,1234.56,-0.50,3,",
  ])
})

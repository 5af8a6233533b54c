import { expect, test } from 'vitest'
import { keywordFilter } from './matches-keyword.ts'

const line = {
  itemNumber: '0001001',
  description: 'FLOUR ALL PURPOSE',
  brand: 'Millstone',
  gtin: '00012345600012',
  customerDescription: 'Harina para jalapeños',
  customerItemNumber: 'KP-778',
}

test.each([
  ['flour'],
  ['purpose flour'],
  ['millstone'],
  ['1001'],
  ['0001001'],
  ['JALAPENOS'],
  ['jalapeño harina'],
  ['kp-778'],
  ['778'],
  ['012345600012'],
  ['00012345600012'],
  [''],
])('a line is found by description, own words, numbers, brand and GTIN: %s [GUIDE-1]', (keyword) => {
  expect(keywordFilter(keyword)(line)).toBe(true)
})

test.each([['sugar'], ['flour sugar'], ['2002'], ['99'], ['%_']])(
  'every word must be found: not %s [GUIDE-1]',
  (keyword) => {
    expect(keywordFilter(keyword)(line)).toBe(false)
  },
)

test('a custom item has no number of the catalogue [GUIDE-4]', () => {
  expect(keywordFilter('null')({ ...line, itemNumber: null })).toBe(false)
})

import { expect, test } from 'vitest'
import { findGuideHeader } from './find-guide-header.ts'

test('the header is the row at the top that names most of the fields [GUIDE-1]', () => {
  const topRows = [
    { row: 1, text: 'Walk-in cooler, week 12' },
    { row: 3, text: 'Item Number, Case par, Each par' },
    { row: 4, text: '0107763, 2, ' },
  ]
  expect(findGuideHeader(topRows, 1)).toBe(3)
  expect(findGuideHeader(topRows.slice(0, 1), null)).toBeNull()
})

import { expect, test } from 'vitest'
import { columnsShown } from './columns-shown.ts'

const review = ['itemNumber', 'description', 'pack', 'case', 'each', 'total', 'cost', 'margin']
const shown = (columns: string[], mayViewCost = true) =>
  columnsShown({ columns }, { kind: 'order', available: review, mayViewCost, screen: 'the review' })

test('the columns of a view are shown in its order [STAFF-4]', () => {
  expect(shown(['case', 'each', 'description', 'margin'])).toEqual({
    columns: ['case', 'each', 'description', 'margin'],
    note: null,
  })
})

test('what the reader may not see is left out with a sentence [STAFF-4]', () => {
  expect(shown(['description', 'cost', 'case', 'each', 'margin'], false)).toEqual({
    columns: ['description', 'case', 'each'],
    note: 'Case cost and Margin need the permission ‘View analysis’.',
  })
})

test('what the screen lacks is left out with a sentence [STAFF-4]', () => {
  expect(shown(['description', 'par', 'case', 'each'])).toEqual({
    columns: ['description', 'case', 'each'],
    note: 'Par is not a column of the review.',
  })
  expect(shown(['description', 'par', 'stock', 'brand', 'case', 'each']).note).toBe(
    'Par, Stock and Brand are not columns of the review.',
  )
})

test('a column that does not exist any more leaves no blank grid [STAFF-4]', () => {
  expect(shown(['colour', 'constructor'])).toEqual({
    columns: ['description', 'case', 'each'],
    note: 'This view names a column that does not exist any more.',
  })
  expect(shown(['colour', 'margin'], false).note).toBe(
    'Margin needs the permission ‘View analysis’. This view names a column that does not exist any more.',
  )
})

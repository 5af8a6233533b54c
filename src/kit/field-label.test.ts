import { expect, test } from 'vitest'
import { fieldLabel } from './field-label.ts'

test.each([
  ['note', 'Note'],
  ['nameOnAccount', 'Name on account'],
  ['soType', 'Order type'],
  ['maxFoodCostPct', 'Max food cost percent'],
  ['routingNo', 'Routing number'],
  ['bill-to', 'Bill to'],
  ['', 'This field'],
  ['\u0000', 'This field'],
])('the field %j is called %j in a sentence [UI-1]', (name, label) => expect(fieldLabel(name)).toBe(label))

test('a name that a caller made up does not fill the sentence', () =>
  expect(fieldLabel('x'.repeat(1_000_000)).length).toBeLessThanOrEqual(60))

import { expect, test } from 'vitest'
import { chooseCodeItem } from './choose-code-item.ts'

test('a code stands for one item or one custom item [NEXT-8]', () => {
  expect(chooseCodeItem({ itemNumber: '0001001' })).toMatchObject({ value: { itemNumber: '0001001' } })
  expect(chooseCodeItem({ customItemId: 'c1' })).toMatchObject({ value: { customItemId: 'c1' } })
})

test.each([
  [{}, 'itemNumber', 'Choose an item or a custom item.'],
  [{ itemNumber: '0001001', customItemId: 'c1' }, 'customItemId', 'Choose an item or a custom item, not both.'],
])('%j is refused at %s [NEXT-8]', (given, field, message) => {
  expect(chooseCodeItem(given)).toMatchObject({ allowed: false, refusal: { field, message } })
})

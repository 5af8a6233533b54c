import { expect, test } from 'vitest'
import { typeQuantity } from './type-quantity.ts'

/** Types a text key by key over a line that reads 2 and is selected. */
function typed(text: string) {
  let field: ReturnType<typeof typeQuantity> = { value: 2, before: null, refused: null }
  for (let length = 1; length <= text.length; length++) field = typeQuantity(text.slice(0, length), field, 9999)
  return field
}

test('each key of a quantity changes the line at once [UI-1]', () => {
  expect(typed('12')).toEqual({ value: 12, before: 2, refused: null })
})

test.each(['1.5', '1,5', '-5', '1e3', '٣', '0x10', '99999', 'abc'])(
  '%s changes nothing and stays on view as typed, so that no other number comes of it [UI-1, security 16]',
  (text) => {
    expect(typed(text)).toMatchObject({ value: 2, refused: text })
  },
)

test('corrected, it counts again [UI-1]', () => {
  const wrong = typed('1.5')
  expect(typeQuantity('1', wrong, 9999)).toEqual({ value: 1, before: 2, refused: null })
})

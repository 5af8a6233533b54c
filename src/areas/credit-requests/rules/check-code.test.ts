import { expect, test } from 'vitest'
import { checkCode } from './check-code.ts'

test('a code has a name, and one about the price takes no goods back [CREDIT-1]', () => {
  expect(checkCode({ name: 'Short', kind: 'goods', pickUp: 'always' }).allowed).toBe(true)
  expect(checkCode({ name: ' ', kind: 'goods', pickUp: 'never' })).toMatchObject({ refusal: { field: 'name' } })
  expect(checkCode({ name: 'Price', kind: 'price', pickUp: 'choice' })).toMatchObject({ refusal: { field: 'pickUp' } })
})

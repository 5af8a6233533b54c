import { expect, test } from 'vitest'
import { readGuideInfo } from './read-guide-info.ts'

test('a kept guide is read back by id and type, and anything else is no guide [GUIDE-3, CART-14]', () => {
  expect(readGuideInfo({ id: 'a', type: 'Standard', name: 'Bar' })).toEqual({ id: 'a', type: 'Standard' })
  for (const kept of [undefined, null, 7, 'a', {}, { id: 'a' }, { id: 1, type: 'Standard' }])
    expect(readGuideInfo(kept)).toBeUndefined()
})

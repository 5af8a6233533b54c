import { expect, test } from 'vitest'
import { readFrameHeight } from './read-frame-height.ts'

const origin = 'https://cards.example'
const read = (change: object = {}) =>
  readFrameHeight({ origin, isFromFrame: true, data: { type: 'card-page', height: 420.4 }, ...change }, origin)

test('the card page says how high it is, within reason [PROFILE-6]', () => {
  expect(read()).toBe(421)
  expect(read({ data: { type: 'card-page', height: 1 } })).toBe(200)
  expect(read({ data: { type: 'card-page', height: 99_999 } })).toBe(900)
})

test('no other page sizes the frame [PROFILE-6, security 23]', () => {
  expect(read({ origin: 'https://evil.example' })).toBeNull()
  expect(read({ isFromFrame: false })).toBeNull()
  for (const data of [null, 'x', { type: 'other', height: 400 }, { type: 'card-page', height: NaN }])
    expect(read({ data })).toBeNull()
})

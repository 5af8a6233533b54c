import { expect, test } from 'vitest'
import { readCardMessage } from './read-card-message.ts'

const origin = 'https://cards.example'
const data = { type: 'card-entry', status: 'APPROVED', message: '', utaTokenId: 't', utaCustomerId: 'c' }
const read = (change: object = {}) => readCardMessage({ origin, isFromFrame: true, data, ...change }, origin)

test('the card page’s report of an accepted card is taken [PROFILE-6]', () => {
  expect(read()).toEqual({ isAccepted: true, utaTokenId: 't', utaCustomerId: 'c' })
})

test('no other origin, no other window and no other kind of message is taken [PROFILE-6, security 23]', () => {
  for (const other of ['https://cards.example.evil.example', 'http://cards.example', 'null', ''])
    expect(read({ origin: other })).toBeNull()
  expect(read({ isFromFrame: false })).toBeNull()
  for (const other of [null, 'APPROVED', { ...data, type: 'hello' }, { ...data, status: ['APPROVED'] }])
    expect(read({ data: other })).toBeNull()
})

test('a status that only contains the word is a no, with the processor’s message [PROFILE-6, security 23]', () => {
  expect(read({ data: { ...data, status: 'NOT APPROVED', message: 'Call your bank.' } })).toEqual({
    isAccepted: false,
    message: 'Call your bank.',
  })
  expect(read({ data: { ...data, status: 'DECLINED' } })).toEqual({
    isAccepted: false,
    message: 'Failed to add credit card. Please check the details and try again.',
  })
  expect(read({ data: { ...data, utaTokenId: undefined } })?.isAccepted).toBe(false)
})

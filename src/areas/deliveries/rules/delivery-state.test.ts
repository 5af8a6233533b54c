import { expect, test } from 'vitest'
import { deliveryState, whyNotGiveUp, whyNotRepeat } from './delivery-state.ts'

const waiting = { isDelivered: false, stopReason: null, isExpired: false } as const

test('refused and overdue messages have failed; expired and given up ones are dropped [PLAT-13]', () => {
  expect(deliveryState(waiting)).toBe('waiting')
  expect(deliveryState({ ...waiting, stopReason: 'refused' })).toBe('failed')
  expect(deliveryState({ ...waiting, stopReason: 'tooOld' })).toBe('failed')
  expect(deliveryState({ ...waiting, stopReason: 'expired' })).toBe('dropped')
  expect(deliveryState({ ...waiting, stopReason: 'givenUp' })).toBe('dropped')
  expect(deliveryState({ ...waiting, isDelivered: true })).toBe('delivered')
})

test('what was delivered is not repeated, and an expired link is never sent [PLAT-13]', () => {
  expect(whyNotRepeat({ ...waiting, isDelivered: true })).toBe('It was delivered.')
  expect(whyNotRepeat({ ...waiting, stopReason: 'expired', isExpired: true })).toMatch(/expired/)
  for (const stopReason of ['refused', 'tooOld', 'givenUp', null] as const)
    expect(whyNotRepeat({ ...waiting, stopReason })).toBeNull()
})

test('waiting and failed messages can be given up, others have nothing to give up [PLAT-13]', () => {
  expect(whyNotGiveUp(waiting)).toBeNull()
  expect(whyNotGiveUp({ ...waiting, stopReason: 'refused' })).toBeNull()
  expect(whyNotGiveUp({ ...waiting, stopReason: 'givenUp' })).toBe('It is not sent any more.')
  expect(whyNotGiveUp({ ...waiting, isDelivered: true })).toBe('It was delivered.')
})

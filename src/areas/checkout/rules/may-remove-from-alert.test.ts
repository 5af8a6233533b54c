import { expect, test } from 'vitest'
import { mayRemoveFromAlert } from './may-remove-from-alert.ts'

const shelf = { isDropShip: false, isJustInTime: false }

test("the 'Remove' link on will-call carts appears only for drop-ship or just-in-time items [CHECK-3]", () => {
  for (const soType of ['willCall', 'stagedWillCall'] as const) {
    expect(mayRemoveFromAlert(soType, shelf)).toBe(false)
    expect(mayRemoveFromAlert(soType, { ...shelf, isDropShip: true })).toBe(true)
    expect(mayRemoveFromAlert(soType, { ...shelf, isJustInTime: true })).toBe(true)
  }
  expect(mayRemoveFromAlert('regularDelivery', shelf)).toBe(true)
})

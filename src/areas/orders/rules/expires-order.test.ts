import { expect, test } from 'vitest'
import { orderStatuses } from '../order.ts'
import { expiresOrder } from './expires-order.ts'

const placedAt = new Date('2026-03-02T12:00:00Z')
const after = (hours: number) => new Date(placedAt.getTime() + hours * 3_600_000)

test('an order that the ERP has not picked up for 72 hours expires [ORDER-1, PLAT-5]', () => {
  expect(expiresOrder({ status: 'Placed', placedAt }, 72, after(71.99))).toBe(false)
  expect(expiresOrder({ status: 'Placed', placedAt }, 72, after(72))).toBe(true)
})

test('an order that was picked up never expires, however old [ORDER-1]', () => {
  for (const status of orderStatuses.filter((each) => each !== 'Placed'))
    expect(expiresOrder({ status, placedAt }, 72, after(10_000)), status).toBe(false)
})

import { expect, test } from 'vitest'
import type { Route } from '../route-days.ts'
import { routeFor } from './route-for.ts'

const regular: Route = {
  soType: 'regularDelivery',
  days: [2, 4],
  cutOffTime: '15:00',
  cutOffDaysBefore: 1,
  blockJitDrop: false,
}

test('an order type with a route is delivered on its days, for everybody [CUST-3]', () => {
  expect(routeFor('regularDelivery', [regular], false)).toBe(regular)
  expect(routeFor('regularDelivery', [regular], true)).toBe(regular)
})

test('a regular delivery needs a route, whoever asks [CUST-3]', () => {
  expect(routeFor('regularDelivery', [], true)).toBeNull()
})

test('order types without a route go out Monday to Saturday without a cut-off, for staff only [CUST-3]', () => {
  expect(routeFor('vanOrder', [regular], true)).toMatchObject({ days: [1, 2, 3, 4, 5, 6], cutOffTime: null })
  expect(routeFor('vanOrder', [regular], false)).toBeNull()
})

test('at the counter anybody may pick up Monday to Saturday, but no just-in-time or drop-ship item [CUST-3]', () => {
  expect(routeFor('willCall', [], false)).toMatchObject({ days: [1, 2, 3, 4, 5, 6], blockJitDrop: true })
})

import { expect, test } from 'vitest'
import type { Route } from '../route-days.ts'
import { customerRouteDaysOf } from './customer-route-days-of.ts'

const route = (soType: Route['soType'], days: number[]): Route => ({
  soType,
  days,
  cutOffTime: '22:30',
  cutOffDaysBefore: 1,
  blockJitDrop: false,
})

test('customer route days are indexes from Sunday 0 to Saturday 6, regular deliveries first [CUST-3]', () => {
  const days = customerRouteDaysOf([route('willCall', [6, 1, 1]), route('regularDelivery', [5, 0, 3])])
  expect(days.map(({ soType, days: of }) => [soType, of])).toEqual([
    ['regularDelivery', [0, 3, 5]],
    ['willCall', [1, 6]],
  ])
})

test('a customer without routes has no route days [CUST-3]', () => {
  expect(customerRouteDaysOf([])).toEqual([])
})

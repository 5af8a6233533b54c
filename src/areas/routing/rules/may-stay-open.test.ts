import { expect, test } from 'vitest'
import { type SoType, soTypes } from '../order-types.ts'
import type { Route } from '../route-days.ts'
import { mayStayOpen } from './may-stay-open.ts'
import { orderTypesFor } from './order-types-for.ts'
import { routeFor } from './route-for.ts'
import { possibleDates } from './possible-dates.ts'

const agreed = (soType: SoType): Route => ({
  soType,
  days: [2],
  cutOffTime: '17:00',
  cutOffDaysBefore: 1,
  blockJitDrop: false,
})
const needsDay: readonly SoType[] = ['regularDelivery', 'willCall', 'stagedWillCall']

test.each(soTypes)('%s without route days may be ordered without a date, unless a day is needed [CART-4]', (soType) => {
  for (const isStaff of [false, true])
    expect(mayStayOpen(soType, routeFor(soType, [], isStaff))).toBe(!needsDay.includes(soType))
  expect(mayStayOpen(soType, routeFor(soType, [agreed(soType)], false))).toBe(false)
})

test('every order type a customer may choose, except regular delivery, has a date to choose or needs none [CART-4]', () => {
  const now = new Date('2026-03-02T20:00:00Z')
  const stuck = orderTypesFor(false).filter((soType) => {
    const route = routeFor(soType, [], false)
    const dates = possibleDates({ route, holidays: [], today: '2026-03-02', now, timeZone: 'America/Los_Angeles' })
    return !mayStayOpen(soType, route) && !dates.some(({ valid }) => valid)
  })
  expect(stuck).toEqual(['regularDelivery'])
})

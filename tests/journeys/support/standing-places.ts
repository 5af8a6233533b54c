import { randomUUID } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import {
  editStandingOrderScreen,
  newStandingOrderScreen,
  standingOrderScreen,
  standingOrdersScreen,
} from '#areas/standing-orders/standing-orders.addresses.ts'
import type { learnIds } from './learn-ids.ts'
import { type Place, place, plain } from './place.ts'
import { read } from './read-call.ts'

/** NEXT-4: every screen of standing orders. */
export const standingPlaces = (ids: Awaited<ReturnType<typeof learnIds>>): readonly Place[] => [
  plain(standingOrdersScreen, 'buyer'),
  place(newStandingOrderScreen, newStandingOrderScreen.at({ from: 'cart' }), 'buyer'),
  place(standingOrderScreen, standingOrderScreen.at({ standingOrderId: ids.standingOrder }), 'buyer'),
  place(editStandingOrderScreen, editStandingOrderScreen.at({ standingOrderId: ids.standingOrder }), 'buyer'),
]

/** A standing order of the ship-to; one is set up where there is none. */
export async function standingOrder(buyer: APIRequestContext, path: string, itemNumber: string): Promise<string> {
  const known = await read<{ standingOrders: { id: string }[] }>(buyer, `${path}/standing-orders`)
  if (known.standingOrders[0]) return known.standingOrders[0].id
  const days = await read<{ routeDays: { soType: string; days: number[] }[] }>(buyer, `${path}/customer-route-days`)
  const route = days.routeDays.find(({ soType }) => soType === 'regularDelivery')!
  const made = await buyer.post(`${path}/standing-orders`, {
    data: {
      name: 'Weekly staples',
      weekdays: route.days.slice(0, 1),
      everyWeeks: 12,
      startsOn: '2199-01-01',
      endsOn: null,
      deliveries: null,
      onHoliday: 'next',
      mode: 'ask',
      draftHours: 24,
      po: '',
      parGuideId: null,
      lines: [{ itemNumber, orderedCases: 1, orderedUnits: 0 }],
    },
    headers: { 'idempotency-key': randomUUID() },
  })
  return ((await made.json()) as { id: string }).id
}

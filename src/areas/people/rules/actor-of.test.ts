import { expect, test } from 'vitest'
import type { CurrentUser } from '../current-user.ts'
import { actorOf } from './actor-of.ts'

const user = {
  userId: 'customer',
  realUserId: 'staff',
  kind: 'proxy',
  features: ['addOrder'],
} as unknown as CurrentUser

test('the browser asks its rules for the person it shows, with their features and no others [ACCESS-3]', () => {
  const actor = actorOf(user)
  expect(actor).toMatchObject({ userId: 'customer', realUserId: 'staff', kind: 'proxy' })
  expect(actor.can('addOrder')).toBe(true)
  expect(actor.can('manageCart')).toBe(false)
})

test('a procurement session is one, with the delivery fixed where it says so [PUNCH-4]', () => {
  expect(actorOf(user)).toMatchObject({ isPunchout: false, isDeliveryFixed: false })
  const punchout = (disableCartDeliveryInfo: boolean) =>
    actorOf({
      ...user,
      punchoutSession: {
        id: 'visit',
        operation: 'create',
        disableCartDeliveryInfo,
        procurementSoftwareUrl: '',
        startShipTo: null,
      },
    })
  expect(punchout(true)).toMatchObject({ isPunchout: true, isDeliveryFixed: true })
  expect(punchout(false)).toMatchObject({ isPunchout: true, isDeliveryFixed: false })
})

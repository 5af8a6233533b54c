import { expect, test } from 'vitest'
import type { CurrentUser } from '../current-user.ts'
import { punchoutUser } from './punchout-user.ts'

const session = {
  id: 'visit',
  operation: 'create' as const,
  disableCartDeliveryInfo: false,
  procurementSoftwareUrl: '',
  startShipTo: null,
}

test('a buyer from a procurement system learns nothing of the account they shop for [PUNCH-4]', () => {
  const user = {
    userId: 'owner',
    phone: '+17025550100',
    favoriteBillTos: ['0000100'],
    features: ['manageCart', 'makePayment'],
    mfaInfo: { phone: '+17025550100', phoneLast4: '0100', modifiedOn: '', hasAuthenticator: true },
    mfaEnforceDate: '2026-01-01',
    crmFeatures: ['x'],
    oktaFeatures: ['y'],
    reach: 'named',
    internalUser: { features: ['loginAs'] },
    allowedModesUi: ['restaurant', 'accounting'],
  } as unknown as CurrentUser
  const buyer = punchoutUser(user, session, (feature) => feature === 'manageCart')
  expect(buyer).toMatchObject({
    userId: 'owner',
    kind: 'external',
    phone: '',
    favoriteBillTos: [],
    features: ['manageCart'],
    mfaInfo: null,
    mfaEnforceDate: null,
    internalUser: null,
    allowedModesUi: ['restaurant'],
    punchoutSession: session,
  })
  expect([...buyer.crmFeatures, ...buyer.oktaFeatures]).toEqual([])
})

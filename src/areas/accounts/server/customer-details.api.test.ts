import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { getCustomerDetails } from '../accounts.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const own = { params: shipTos.own }

test('the details name bill-to, ship-to and who looks after them [SHELL-7]', async () => {
  await api.db
    .run(`update bill_tos set address = '1 Pier', city = 'Las Vegas', state = 'NV', zip = '89101', phone = '555'
    where number = '0000100'`)
  await api.db.run(
    `update ship_tos set arr_name = 'Ana Reyes', dsm_email = 'gone@larder.example' where number = '0000101'`,
  )
  const details = await buyer.ask(getCustomerDetails, own)
  expect(details).toMatchObject({
    division: 'NLV',
    divisionName: 'North Las Vegas',
    billTo: {
      number: '0000100',
      name: 'Harbor Grill Group',
      address: '1 Pier',
      address2: '',
      zip: '89101',
      phone: '555',
    },
    shipTo: { number: '0000101', name: 'Harbor Grill Downtown', city: 'Las Vegas', state: 'NV' },
    dsrName: 'dsr',
    dsmName: 'gone@larder.example',
    arrName: 'Ana Reyes',
    isShipToActive: true,
    isOnCreditHold: false,
  })
})

test('credit hold and an inactive bill-to show [SHELL-7]', async () => {
  await api.db.run(`update bill_tos set is_on_credit_hold = true, is_active = false where number = '0000100'`)
  expect(await buyer.ask(getCustomerDetails, own)).toMatchObject({ isOnCreditHold: true, isShipToActive: false })
  await api.db.run(`update bill_tos set is_on_credit_hold = false, is_active = true where number = '0000100'`)
})

test('who may not see invoices gets no amounts [ACCESS-2]', async () => {
  const prospect = await api.as('prospect')
  const details = await prospect.ask(getCustomerDetails, { params: shipTos.prospective })
  expect(details.accountsSummary).toBeNull()
})

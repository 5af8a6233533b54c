import { expect, test } from 'vitest'
import { getCustomerRouteDays } from '#areas/routing/routing.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { getCustomerMetadata } from '../customers.endpoints.ts'

const api = await startApi()
const buyer = await api.as('buyer')
const own = { params: shipTos.own }

test('customer metadata names the GPOs of the ship-to and whether it is a customer yet [CUST-4]', async () => {
  expect(await buyer.ask(getCustomerMetadata, own)).toEqual({
    shipTo: '0000101',
    division: 'NLV',
    billTo: '0000100',
    isProspective: false,
    gpos: [{ id: 'GPO1', name: 'Kitchen Buyers Group' }],
  })
  const prospect = await api.as('prospect')
  const metadata = await prospect.ask(getCustomerMetadata, { params: shipTos.prospective })
  expect(metadata).toMatchObject({ isProspective: true, gpos: [] })
})

test('customer route days are weekday indexes with their cut-off, and holidays ahead come along [CUST-3]', async () => {
  await api.db.run(`insert into holidays values ('NLV', '2026-03-17', 'Inventory'), ('NLV', '2026-03-01', 'Gone'),
    ('NLV', '2026-09-07', 'Labor Day'), ('NIC', '2026-03-18', 'Elsewhere')`)
  expect(await buyer.ask(getCustomerRouteDays, own)).toEqual({
    timeZone: 'America/Los_Angeles',
    routeDays: [{ soType: 'regularDelivery', days: [1, 2, 3, 4, 5], cutOffTime: '17:00', cutOffDaysBefore: 1 }],
    holidays: [{ date: '2026-03-17', name: 'Inventory' }],
  })
})

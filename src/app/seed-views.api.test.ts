import { expect, test } from 'vitest'
import { listOrderViews } from '#areas/views/order-views.endpoints.ts'
import { listPriceViews } from '#areas/views/price-views.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { shipTos } from '#tests/support/distributor.ts'
import { seedViews } from './seed-views.ts'

const api = await startApi()

test('the demo has views of a customer, of the staff, and for price lists [PLAT-1, STAFF-4]', async () => {
  await api.db.run('update users set is_demo = true')
  await api.db.inTransaction((tx) => seedViews(tx, api.clock.now()))
  const names = async (who: 'buyer' | 'dsr', call: typeof listOrderViews | typeof listPriceViews) =>
    (await (await api.as(who)).ask(call, { params: shipTos.own })).views.map(({ name }) => name)
  expect(await names('buyer', listOrderViews)).toEqual(['Weekly order', 'By brand'])
  expect(await names('dsr', listOrderViews)).toEqual(['Weekly order', 'By brand', 'Margin'])
  expect(await names('dsr', listPriceViews)).toEqual(['For the customer', 'Margin by item'])
})

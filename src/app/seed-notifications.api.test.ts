import { expect, test } from 'vitest'
import { countUnreadNotifications } from '#areas/notifications/unread.endpoints.ts'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { addOrder } from '#tests/support/order-rows.ts'
import { seedNotifications } from './seed-notifications.ts'

test('the demo’s buyer finds news of their orders under the bell, and no mail goes out [NEXT-7]', async () => {
  const api = await startApi()
  await api.db.run(`update users set is_demo = true, email = 'buyer@harborbistro.example' where id = $1`, [
    people.buyer,
  ])
  const id = await addOrder(api.db, { ...shipTos.own, billTo: '0000100', po: 'P1' })
  await api.db.run(`update orders set status = 'Invoiced' where id = $1`, [id])
  await api.db.inTransaction((tx) => seedNotifications(tx))
  expect((await (await api.as('buyer')).ask(countUnreadNotifications, {})).unread).toBe(1)
  expect(await api.db.row('select count(*)::int as mails from mails')).toEqual({ mails: 0 })
})

import { beforeEach, expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { bulkUpdateErpSettings } from '#areas/customers/ship-to-settings.endpoints.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import type { Database } from '#platform/database/database.ts'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import { notificationsOf } from '#tests/support/notifications-of.ts'
import { notifyOfOrdering } from './notify-of-ordering.job.ts'

const api = await startApi()
const { db } = api
const admin = await api.as('admin')
const setAllowed = (isOrderingAllowed: boolean) =>
  admin.ask(bulkUpdateErpSettings, { body: { shipTos: [shipTos.own], settings: { isOrderingAllowed } } })
const news = () => notificationsOf(db, 'orderingLocked')
const work = (on: Database = db) => notifyOfOrdering(on, api.clock.now())

beforeEach(async () => {
  await db.run(
    'update ship_tos set is_ordering_allowed = true; delete from ordering_changes; delete from notifications',
  )
})

test('the people of a ship-to that staff lock are notified once, nobody else, and again when it is unlocked [NEXT-7, CUST-2]', async () => {
  await setAllowed(false)
  await work()
  const locked = await news()
  const userIds = locked.map(({ userId }) => userId)
  expect(userIds).toEqual(expect.arrayContaining([people.buyer, people.colleague]))
  for (const other of [people.stranger, people.dsr, people.admin]) expect(userIds).not.toContain(other)
  expect(locked[0]).toMatchObject({
    title: expect.stringMatching(/^Ordering is locked for /) as string,
    shipTo: '0000101',
  })
  expect(await work()).toBe(0)
  await setAllowed(true)
  await work()
  expect((await news()).at(-1)!.title).toMatch(/ can order again$/)
})

test('a lock that a file brings is news like one of the portal, and one taken back before is none [NEXT-7, PLAT-3]', async () => {
  async function* file() {
    yield Buffer.from('division,shipTo,isOrderingAllowed\nNLV,101,no\n')
  }
  await importBytes(db, importKinds['ship-tos'], file(), { format: 'csv' })
  expect(await work()).toBeGreaterThan(0)
  await db.run('delete from notifications')
  await setAllowed(true)
  await setAllowed(false)
  expect([await work(), await news()]).toEqual([0, []])
})

test('one that dies before it is done leaves it to the next, and of eight at once each person reads of it once [NEXT-7]', async () => {
  await setAllowed(false)
  const dying: Database = {
    ...db,
    inTransaction: (doWork) =>
      db.inTransaction(async (tx) => {
        await doWork(tx)
        throw new Error('killed')
      }),
  }
  await expect(work(dying)).rejects.toThrow('killed')
  expect(await news()).toEqual([])
  await Promise.all(Array.from({ length: 8 }, () => work()))
  const userIds = (await news()).map(({ userId }) => userId)
  expect(userIds).toContain(people.buyer)
  expect(userIds).toEqual([...new Set(userIds)])
})

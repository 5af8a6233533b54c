import { beforeEach, expect, test } from 'vitest'
import { updateNotificationPreferences } from '#areas/notifications/notifications.endpoints.ts'
import type { Database } from '#platform/database/database.ts'
import { monday, startApi } from '#tests/support/api.ts'
import { items, people } from '#tests/support/distributor.ts'
import { openedCount } from '../testing/opened-count.ts'
import { remindOfCounts } from './remind-count.job.ts'

const api = await startApi()
const [buyer, colleague, dsr] = await Promise.all([api.as('buyer'), api.as('colleague'), api.as('dsr')])
const mails = () =>
  api.db.rows<{ to: string; subject: string; text: string }>(
    'select to_address as "to", subject, text_body as text from mails order by id',
  )
const afterDays = (days: number) => new Date(monday.getTime() + days * 24 * 3_600_000)
const remind = (days: number, db: Database = api.db) => remindOfCounts(db, afterDays(days), 'https://portal.example')
const opened = () => openedCount(api, buyer)

beforeEach(async () => {
  api.clock.set(monday)
  await api.db.run('delete from customer_inventories')
  await api.db.run('delete from notification_preferences')
  await api.db.run('delete from mails')
})

test('who opened a count is reminded once nobody has counted for three days, once [INV-1]', async () => {
  const { params } = await opened()
  expect([await remind(2.9), await remind(3), await remind(3), await remind(30)]).toEqual([0, 1, 0, 0])
  expect(await mails()).toEqual([
    {
      to: 'buyer@larder.example',
      subject: expect.stringMatching(/^Still open: count Kitchen /) as string,
      text: expect.stringContaining(
        `https://portal.example/inventory/${params.inventoryId}/count?ship-to=NLV.0000101`,
      ) as string,
    },
  ])
})

test('somebody who counts starts the three days again, and a closed count reminds of nothing [INV-1]', async () => {
  const { operation, count, close } = await opened()
  await remind(3)
  api.clock.set(afterDays(4))
  await count([operation(items.flour, 100)], colleague)
  expect([await remind(6.9), await remind(7), await remind(8)]).toEqual([0, 1, 0])
  await close()
  expect(await remind(40)).toBe(0)
})

test('however many jobs run at once, one mail leaves; one that dies before it leaves no claim [INV-1]', async () => {
  await opened()
  const dying: Database = {
    ...api.db,
    inTransaction: (work) =>
      api.db.inTransaction((tx) => work({ ...tx, send: () => Promise.reject(new Error('killed')) })),
  }
  await expect(remind(3, dying)).rejects.toThrow('killed')
  const reminded = await Promise.all(Array.from({ length: 8 }, () => remind(3)))
  expect(reminded.reduce((sum, each) => sum + each, 0)).toBe(1)
  expect(await mails()).toHaveLength(1)
})

test('who wants no reminder, or lost the ship-to, gets none [INV-1, PROFILE-9, ACCESS-4]', async () => {
  await opened()
  const preferences = (['portal', 'mail'] as const).map((channel) => ({
    event: 'countReminder' as const,
    channel,
    isOn: false,
  }))
  await buyer.ask(updateNotificationPreferences, { body: { preferences } })
  expect(await remind(3)).toBe(0)
  await api.db.run('delete from notification_preferences')
  await opened()
  await api.db.run('delete from user_bill_tos where user_id = $1', [people.buyer])
  expect(await remind(4)).toBe(0)
  await api.db.run(`insert into user_bill_tos values ($1, 'NLV', '0000100')`, [people.buyer])
  expect(await mails()).toEqual([])
})

test('who opened a closed count or counted in it is notified, but not who closed it [INV-1, NEXT-9]', async () => {
  const { params, operation, count, close } = await opened()
  await count([operation(items.flour, 100)], dsr)
  await count([operation(items.oil, 100)], colleague)
  await close({}, colleague)
  expect((await mails()).map(({ to }) => to)).toEqual(['buyer@larder.example', 'dsr@larder.example'])
  const [mail] = await mails()
  expect(mail!.text).toContain('colleague closed the inventory count Kitchen')
  expect(mail!.text).toContain('2 of 4 lines counted.')
  expect(mail!.text).toContain(`/inventory/${params.inventoryId}?ship-to=NLV.0000101`)
})

test('who lost the ship-to since they counted is not notified of its closing [INV-1, ACCESS-4]', async () => {
  const { operation, count, close } = await opened()
  await count([operation(items.flour, 100)], colleague)
  await api.db.run('delete from user_bill_tos where user_id = $1', [people.colleague])
  await close()
  await api.db.run(`insert into user_bill_tos values ($1, 'NLV', '0000100')`, [people.colleague])
  expect(await mails()).toEqual([])
})

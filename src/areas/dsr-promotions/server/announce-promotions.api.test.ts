import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import {
  createPromotion,
  setPromotionStatus,
  updatePromotionInfo,
  updatePromotionItems,
} from '../dsr-promotions.endpoints.ts'
import type { PromotionInfo } from '../promotion.ts'
import { buildInfo, buildItem } from '../testing/build-promotion.ts'
import { announcePromotions } from './announce-promotions.job.ts'

const api = await startApi()
const admin = await api.as('admin')

const move = (promotionId: string, status: 'active' | 'paused' | 'ended') =>
  admin.ask(setPromotionStatus, { params: { promotionId }, body: { status } })
async function started(of: Partial<PromotionInfo> = {}): Promise<string> {
  const { promotionId } = await admin.ask(createPromotion, { body: { division: 'NLV', ...buildInfo(of) } })
  await admin.ask(updatePromotionItems, { params: { promotionId }, body: { items: [buildItem()] } })
  await move(promotionId, 'active')
  return promotionId
}
const announce = (day: string, db: Database = api.db) =>
  announcePromotions(db, new Date(`${day}T18:00:00Z`), 'https://portal.example')
const noticesSent = () =>
  api.db.rows<{ userId: string; body: string; shipTo: string }>(
    `select user_id as "userId", body, ship_to as "shipTo" from notifications where event = 'promotionBegins' order by user_id`,
  )

beforeEach(async () => {
  await api.db.run('delete from promotion_offers; delete from dsr_promotions; delete from notifications')
})

test('on its first day every customer it is for is notified, once, and nobody else [NEXT-7, STAFF-3]', async () => {
  await started({ startsOn: '2026-03-05' })
  expect([await announce('2026-03-04'), (await noticesSent()).length]).toEqual([0, 0])
  const count = await announce('2026-03-05')
  const notified = await noticesSent()
  expect(notified).toHaveLength(count)
  const ids = notified.map(({ userId }) => userId)
  expect(ids).toContain(people.buyer)
  expect(ids).toContain(people.colleague)
  expect(ids).not.toContain(people.dsr)
  expect(ids).not.toContain(people.stranger)
  expect(notified[0]).toMatchObject({
    shipTo: '0000101',
    body: expect.stringContaining('Spring baking: lower prices at ') as string,
  })
  expect([await announce('2026-03-05'), await announce('2026-03-06')]).toEqual([0, 0])
})

test('a draft, a paused and one that is over are announced to nobody; one that goes on after a pause not again [NEXT-7, STAFF-3]', async () => {
  const id = await started()
  await move(id, 'paused')
  expect(await announce('2026-03-05')).toBe(0)
  await move(id, 'active')
  expect(await announce('2026-04-01')).toBe(0)
  expect(await announce('2026-03-05')).toBeGreaterThan(0)
  await move(id, 'paused')
  await move(id, 'active')
  expect(await announce('2026-03-06')).toBe(0)
})

test('eight jobs at once, and one that dies half way, notify each customer once [NEXT-7]', async () => {
  await started()
  const dying: Database = {
    ...api.db,
    inTransaction: (work) =>
      api.db.inTransaction(async (tx) => {
        await work(tx)
        throw new Error('killed')
      }),
  }
  await expect(announce('2026-03-05', dying)).rejects.toThrow('killed')
  expect(await noticesSent()).toEqual([])
  const counts = await Promise.all(Array.from({ length: 8 }, () => announce('2026-03-05')))
  const ids = (await noticesSent()).map(({ userId }) => userId)
  expect(ids).toEqual([...new Set(ids)])
  expect(counts.reduce((sum, each) => sum + each, 0)).toBe(ids.length)
})

test('customers who come into its audience while it is paused are notified when it goes on, the others not again [NEXT-7, STAFF-3]', async () => {
  const promotionId = await started()
  const before = await announce('2026-03-05')
  await move(promotionId, 'paused')
  const foreign = { kind: 'shipTo', number: '0000201' } as const
  const audience = [...buildInfo().audience, foreign]
  await admin.ask(updatePromotionInfo, { params: { promotionId }, body: buildInfo({ audience }) })
  await move(promotionId, 'active')
  expect(await announce('2026-03-06')).toBeGreaterThan(0)
  const notified = await noticesSent()
  expect(notified.filter(({ shipTo }) => shipTo === '0000101')).toHaveLength(before)
  expect(notified.map(({ userId }) => userId)).toContain(people.stranger)
})

import { expect, test } from 'vitest'
import { importKinds } from '#app/areas.server.ts'
import { importBytes } from '#areas/imports/server/public.ts'
import { startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import { getPromotion, listPromotions, setPromotionStatus } from '../dsr-promotions.endpoints.ts'

const api = await startApi()
const admin = await api.as('admin')

async function* bytesOf(text: string) {
  yield Buffer.from(text)
}
const header = 'division,reference,itemNumber,name,startsOn,endsOn,audience,kind,percent,caseAmount,perPound,buy,get'
const load = (...rows: string[]) =>
  importBytes(api.db, importKinds.promotions, bytesOf(`${[header, ...rows].join('\n')}\n`), { format: 'csv' })
const spring = (item: string, terms: string, audience = 'shipTo:101|priceClass:A') =>
  `NLV,S-1,${item},Spring,2026-03-01,2026-03-31,${audience},${terms}`
const ten = 'percent,10,,,,'
const listed = async () =>
  (await admin.ask(listPromotions, { query: { keyword: '', pageNo: 1, pageSize: 10 } })).promotions
const readSpring = async () => {
  const found = (await listed()).find(({ name }) => name === 'Spring')!
  return admin.ask(getPromotion, { params: { promotionId: found.id } })
}

test('a promotion comes from a file as a draft with items and audience, and a second time without change [STAFF-3, PLAT-3]', async () => {
  const file = [spring(items.flour, ten), spring(items.chicken, 'amountOff,,,0.0550,,')]
  expect(await load(...file)).toMatchObject({ read: 2, added: 2, refused: 0 })
  const promotion = await readSpring()
  expect(promotion).toMatchObject({
    division: 'NLV',
    status: 'draft',
    startsOn: '2026-03-01',
    endsOn: '2026-03-31',
    allowsBelowCost: false,
    changedByName: 'Import',
    mayChange: true,
  })
  expect(promotion.audience.map(({ kind, number }) => [kind, number])).toEqual([
    ['priceClass', 'A'],
    ['shipTo', '0000101'],
  ])
  expect(
    promotion.items.map((item) => [item.itemNumber, item.kind, item.percentHundredths, item.poundHundredths]),
  ).toEqual([
    [items.flour, 'percent', 1000, null],
    [items.chicken, 'amountOff', null, 550],
  ])
  expect(await load(...file)).toMatchObject({ added: 0, changed: 0, unchanged: 2 })
  expect((await readSpring()).version).toBe(promotion.version)
})

test('a later file changes an item and whom a draft is for; what runs stays as it is, and the same file again is no fault [STAFF-3, PLAT-3]', async () => {
  const file = [
    spring(items.flour, 'percent,5,,,,', 'shipTo:101'),
    spring(items.chicken, 'amountOff,,,0.0550,,', 'shipTo:101'),
  ]
  expect(await load(...file)).toMatchObject({ changed: 2 })
  const promotion = await readSpring()
  expect(promotion.audience).toHaveLength(1)
  expect(promotion.items[0]!.percentHundredths).toBe(500)
  await admin.ask(setPromotionStatus, { params: { promotionId: promotion.id }, body: { status: 'active' } })
  expect(await load(...file)).toMatchObject({ unchanged: 2, refused: 0 })
  const report = await load(spring(items.flour, 'percent,6,,,,', 'shipTo:101'))
  expect(report.refusals).toMatchObject([{ line: 2, reason: 'Only drafts and paused promotions can be changed.' }])
})

test('one row that is wrong leaves its promotion out as a whole, and no other [STAFF-3, PLAT-3]', async () => {
  const other = (reference: string, item: string, rest: string) =>
    `NLV,${reference},${item},Fall ${reference},2026-09-01,2026-09-30,${rest}`
  const report = await load(
    other('F-1', items.flour, `division,${ten}`),
    other('F-1', '0009999', `division,${ten}`),
    // Flour costs $15.00 of $20.00.
    other('F-2', items.flour, 'division,fixedPrice,,14.99,,,'),
    other('F-3', items.flour, `gpo:NONE,${ten}`),
    other('F-4', items.flour, `everybody,${ten}`),
    other('F-5', items.flour, 'billTo:100,buyGet,,,,10,1'),
  )
  expect(report).toMatchObject({ read: 6, added: 1, refused: 5 })
  expect(
    report.refusals.map(({ line, field }) => [line, field] as const).toSorted(([one], [other]) => one - other),
  ).toEqual([
    [2, 'itemNumber'],
    [3, 'itemNumber'],
    [4, 'caseAmount'],
    [5, 'audience'],
    [6, 'audience'],
  ])
  expect((await listed()).map(({ name }) => name).toSorted()).toEqual(['Fall F-5', 'Spring'])
})

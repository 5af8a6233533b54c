import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf, startApi } from '#tests/support/api.ts'
import { people } from '#tests/support/distributor.ts'
import {
  createPromotion,
  deletePromotion,
  getPromotion,
  listPromotionAudience,
  listPromotionItems,
  listPromotions,
  setPromotionStatus,
  updatePromotionInfo,
  updatePromotionItems,
} from '../dsr-promotions.endpoints.ts'
import { type PromotionInfo, type PromotionItem, promotionPhases, type PromotionStatus } from '../promotion.ts'
import { phaseOf } from '../rules/promotion-moves.ts'
import { buildInfo, buildItem } from '../testing/build-promotion.ts'

const api = await startApi()
const [admin, dsm, dsr, otherDsr, buyer] = await Promise.all([
  api.as('admin'),
  api.as('dsm'),
  api.as('dsr'),
  api.as('otherDsr'),
  api.as('buyer'),
])
type Who = typeof admin

const create = async (who: Who, of: Partial<PromotionInfo> = {}) =>
  (await who.ask(createPromotion, { body: { division: 'NLV', ...buildInfo(of) } })).promotionId
const refusedInfo = async (who: Who, of: Partial<PromotionInfo>, division = 'NLV') => {
  const answer = await who.call(createPromotion, { body: { division, ...buildInfo(of) } })
  return answer.ok ? null : [answer.status, answer.body.code, answer.body.field]
}
const seenAs = (ifMatch: number | undefined) => (ifMatch === undefined ? {} : { ifMatch })
const setItems = (who: Who, promotionId: string, items: readonly PromotionItem[], ifMatch?: number) =>
  who.call(updatePromotionItems, { params: { promotionId }, body: { items: [...items] } }, seenAs(ifMatch))
const move = (who: Who, promotionId: string, status: PromotionStatus, ifMatch?: number) =>
  who.call(setPromotionStatus, { params: { promotionId }, body: { status } }, seenAs(ifMatch))
const read = (who: Who, promotionId: string) => who.ask(getPromotion, { params: { promotionId } })
const started = async (who: Who, of: Partial<PromotionInfo> = {}, items = [buildItem()]) => {
  const id = await create(who, of)
  await setItems(who, id, items)
  expect((await move(who, id, 'active')).ok).toBe(true)
  return id
}

beforeEach(async () => {
  await api.db.run('delete from promotion_offers')
  await api.db.run('delete from dsr_promotions')
})

describe('who may', () => {
  test('a sales rep promotes to their own customers, by ship-to or bill-to, and to nobody else [STAFF-3, ACCESS-4]', async () => {
    expect(await refusedInfo(dsr, { audience: [{ kind: 'shipTo', number: '101' }] })).toBeNull()
    expect(await refusedInfo(dsr, { audience: [{ kind: 'billTo', number: '0000100' }] })).toBeNull()
    const unknown = [400, 'promotion_customer_unknown', 'audience']
    expect(await refusedInfo(dsr, { audience: [{ kind: 'shipTo', number: '0000201' }] })).toEqual(unknown)
    expect(await refusedInfo(dsr, { audience: [{ kind: 'billTo', number: '0000200' }] })).toEqual(unknown)
    expect(await refusedInfo(dsr, { audience: [{ kind: 'shipTo', number: '0009999' }] })).toEqual(unknown)
    // A bill-to of which one ship-to is somebody else's is not theirs.
    await api.db.run(`update ship_tos set dsr_email = 'other-dsr@larder.example' where number = '0000102'`)
    expect(await refusedInfo(dsr, { audience: [{ kind: 'billTo', number: '0000100' }] })).toEqual(unknown)
    await api.db.run(`update ship_tos set dsr_email = 'dsr@larder.example' where number = '0000102'`)
  })

  test('for a division, a class or a GPO one must manage prices [STAFF-3]', async () => {
    for (const entry of [
      { kind: 'division', number: '' },
      { kind: 'priceClass', number: 'A' },
      { kind: 'gpo', number: 'GPO1' },
    ] as const) {
      expect(await refusedInfo(dsr, { audience: [entry] })).toEqual([403, 'promotion_audience_office', 'audience'])
      expect(await refusedInfo(dsm, { audience: [entry] })).toBeNull()
    }
    expect((await refusedInfo(dsm, { audience: [{ kind: 'priceClass', number: 'Z' }] }))?.[1]).toBe(
      'promotion_class_unknown',
    )
    expect((await refusedInfo(dsm, { audience: [{ kind: 'gpo', number: 'Z' }] }))?.[1]).toBe('promotion_gpo_unknown')
    expect((await refusedInfo(dsr, {}, 'NIC'))?.[1]).toBe('promotion_division_unknown')
  })

  test('a promotion that is also for others is not theirs to change [STAFF-3]', async () => {
    const id = await create(admin, {
      audience: [
        { kind: 'shipTo', number: '0000101' },
        { kind: 'shipTo', number: '0000201' },
      ],
    })
    const params = { promotionId: id }
    expect(codeOf(await dsr.call(updatePromotionInfo, { params, body: buildInfo() }))).toBe('promotion_not_yours')
    expect(codeOf(await setItems(dsr, id, [buildItem()]))).toBe('promotion_not_yours')
    expect(codeOf(await move(dsr, id, 'active'))).toBe('promotion_not_yours')
    expect(codeOf(await dsr.call(deletePromotion, { params }))).toBe('promotion_not_yours')
    // Of its customers a rep reads their own, and how many others there are.
    const seen = await read(dsr, id)
    expect([seen.audience.map(({ number }) => number), seen.otherCustomers, seen.mayChange]).toEqual([
      ['0000101'],
      1,
      false,
    ])
    expect(JSON.stringify(seen)).not.toContain('Stone Oven')
  })

  test('others find a promotion neither in the list nor by its address; customers have no access at all [STAFF-3, ACCESS-4]', async () => {
    const id = await create(dsr)
    expect(codeOf(await otherDsr.call(getPromotion, { params: { promotionId: id } }))).toBe('promotion_not_found')
    expect(codeOf(await move(otherDsr, id, 'active'))).toBe('promotion_not_found')
    expect((await otherDsr.ask(listPromotions, { query: {} })).promotions).toEqual([])
    expect((await dsm.ask(listPromotions, { query: {} })).promotions).toHaveLength(1)
    expect((await buyer.call(listPromotions, { query: {} })).status).toBe(403)
    expect((await buyer.call(getPromotion, { params: { promotionId: id } })).status).toBe(403)
  })

  test('those for everybody are seen by every rep of the division [STAFF-3]', async () => {
    const id = await create(admin, { audience: [{ kind: 'division', number: '' }] })
    expect((await read(otherDsr, id)).mayChange).toBe(false)
  })

  test('one chooses from whom one may address [STAFF-3]', async () => {
    const choices = async (who: Who, keyword: string) =>
      (await who.ask(listPromotionAudience, { params: { division: 'NLV' }, query: { keyword } })).audience.map(
        ({ kind, number }) => `${kind} ${number}`,
      )
    expect(await choices(dsr, 'harbor')).toEqual(['shipTo 0000102', 'shipTo 0000101', 'billTo 0000100'])
    expect(await choices(dsr, 'stone')).toEqual([])
    expect(await choices(dsr, 'everybody')).toEqual([])
    expect(await choices(admin, 'everybody')).toEqual(['division '])
    expect(await choices(admin, 'price class')).toEqual(['priceClass A', 'priceClass B', 'priceClass C'])
    const found = await dsr.ask(listPromotionItems, { params: { division: 'NLV' }, query: { keyword: 'flour purp' } })
    expect(found.items.map(({ itemNumber }) => itemNumber)).toEqual(['0001001'])
  })
})

describe('below cost', () => {
  test('is refused by the field, and allowed to those who manage prices [STAFF-3]', async () => {
    const half = buildItem({ percentHundredths: 5000 })
    const id = await create(dsm)
    const refused = await setItems(dsm, id, [buildItem({ itemNumber: '0001002' }), half])
    expect(refused).toMatchObject({
      status: 400,
      body: { code: 'promotion_below_cost', field: 'percentHundredths', details: { item: 1 } },
    })
    const params = { promotionId: id }
    expect((await dsm.call(updatePromotionInfo, { params, body: buildInfo({ allowsBelowCost: true }) })).ok).toBe(true)
    expect((await setItems(dsm, id, [half])).ok).toBe(true)
    expect((await read(dsm, id)).items[0]).toMatchObject({ isBelowCost: true, caseCost: 1500 })
    // The right cannot be taken away while items need it.
    const back = await dsm.call(updatePromotionInfo, { params, body: buildInfo() })
    expect(codeOf(back)).toBe('promotion_below_cost')
    expect(await refusedInfo(dsr, { allowsBelowCost: true })).toEqual([
      403,
      'promotion_below_cost_right',
      'allowsBelowCost',
    ])
    // Nor may a rep touch what the office allowed.
    expect((await read(dsr, id)).mayChange).toBe(false)
    expect(codeOf(await move(dsr, id, 'active'))).toBe('promotion_not_yours')
  })

  test('is looked at again when it starts, as the cost may have moved [STAFF-3]', async () => {
    const id = await create(dsr)
    await setItems(dsr, id, [buildItem()])
    await api.db.run(`update items set cost_cents = 1801 where item_number = '0001001'`)
    expect(codeOf(await move(dsr, id, 'active'))).toBe('promotion_below_cost')
    await api.db.run(`update items set cost_cents = 1500 where item_number = '0001001'`)
    expect((await move(dsr, id, 'active')).ok).toBe(true)
  })

  test('without view analysis no cost is sent [STAFF-3, security 18]', async () => {
    const id = await create(dsr)
    await setItems(dsr, id, [buildItem()])
    expect((await read(dsr, id)).items[0]?.caseCost).toBe(1500)
    await api.db.run(`update users set role = 'inventoryUser' where id = '${people.otherDsr}'`)
    await api.db.run(`insert into user_features (user_id, feature) values ('${people.otherDsr}', 'priceOverride')`)
    const clerk = await api.as('otherDsr')
    const seen = await read(clerk, id)
    expect(JSON.stringify(seen)).not.toMatch(/caseCost|1500/)
    await api.db.run(`delete from user_features where user_id = '${people.otherDsr}'`)
    await api.db.run(`update users set role = 'dsr' where id = '${people.otherDsr}'`)
  })
})

describe('states', () => {
  test('a promotion starts, pauses, resumes and ends; any other move is refused with the state it is in [STAFF-3]', async () => {
    const id = await started(dsr)
    const wrong = async (status: PromotionStatus) => {
      const answer = await move(dsr, id, status)
      return answer.ok ? null : [answer.status, answer.body.code, answer.body.details]
    }
    expect(await wrong('active')).toEqual([409, 'promotion_wrong_status', { status: 'active' }])
    expect(await wrong('draft')).toEqual([409, 'promotion_wrong_status', { status: 'active' }])
    expect(await wrong('paused')).toBeNull()
    expect(await wrong('active')).toBeNull()
    expect(await wrong('ended')).toBeNull()
    expect(await wrong('active')).toEqual([409, 'promotion_wrong_status', { status: 'ended' }])
    expect((await read(dsr, id)).phase).toBe('over')
  })

  test('starting needs items, an audience and a day to come [STAFF-3]', async () => {
    const id = await create(dsr)
    expect(codeOf(await move(dsr, id, 'active'))).toBe('promotion_items_missing')
    const nobody = await create(dsr, { audience: [] })
    await setItems(dsr, nobody, [buildItem()])
    expect(codeOf(await move(dsr, nobody, 'active'))).toBe('promotion_audience_missing')
    const past = await create(dsr, { startsOn: '2026-02-01', endsOn: '2026-02-28' })
    await setItems(dsr, past, [buildItem()])
    expect(codeOf(await move(dsr, past, 'active'))).toBe('promotion_is_over')
  })

  test('while it counts nothing of it changes; only a draft is deleted [STAFF-3]', async () => {
    const id = await started(dsr)
    const params = { promotionId: id }
    expect(codeOf(await dsr.call(updatePromotionInfo, { params, body: buildInfo() }))).toBe('promotion_not_editable')
    expect(codeOf(await setItems(dsr, id, []))).toBe('promotion_not_editable')
    expect(codeOf(await dsr.call(deletePromotion, { params }))).toBe('promotion_not_draft')
    await move(dsr, id, 'paused')
    expect((await setItems(dsr, id, [buildItem({ percentHundredths: 500 })])).ok).toBe(true)
    const draft = await create(dsr)
    expect((await dsr.call(deletePromotion, { params: { promotionId: draft } })).ok).toBe(true)
    expect(codeOf(await dsr.call(getPromotion, { params: { promotionId: draft } }))).toBe('promotion_not_found')
  })

  test('of two who press at once one wins, and the other learns the state it is in now [STAFF-3]', async () => {
    for (const [first, second] of [
      ['paused', 'ended'],
      ['paused', 'paused'],
      ['ended', 'ended'],
    ] as const) {
      const id = await started(dsr)
      const answers = await Promise.all([
        move(dsr, id, first),
        move(dsm, id, second),
        move(admin, id, first),
        move(dsr, id, second),
      ])
      const stays = (await read(dsr, id)).status
      const trail = await api.db.rows<{ details: { from: string; to: string } }>(
        `select details from audit_entries where action = 'promotion.status' and entity = $1 order by id`,
        [`promotion:${id}`],
      )
      // The trail is one path: each move starts where the one before it ended.
      const path = trail.map(({ details }) => details)
      for (const [index, { from }] of path.entries()) expect(from).toBe(index === 0 ? 'draft' : path[index - 1]!.to)
      expect(path.at(-1)!.to).toBe(stays)
      expect(answers.filter(({ ok }) => ok).length).toBe(path.length - 1)
      // Prices follow the state that it is in.
      const { count } = await api.db.row<{ count: number }>(
        `select count(*)::int as count from promotion_offers where promotion_id = $1 and ends_on >= '2026-03-02'`,
        [id],
      )
      expect(count).toBe(0)
    }
  })

  test('what somebody else changed in the meantime is not overwritten, nor started unseen [STAFF-3]', async () => {
    const id = await create(dsr)
    expect((await setItems(dsr, id, [buildItem()], 1)).ok).toBe(true)
    expect(codeOf(await setItems(dsm, id, [], 1))).toBe('promotion_changed')
    expect(codeOf(await move(dsm, id, 'active', 1))).toBe('promotion_changed')
    expect((await read(dsr, id)).items).toHaveLength(1)
  })

  test('what is sent twice under one key is added once [STAFF-3]', async () => {
    const input = { body: { division: 'NLV', ...buildInfo() } }
    const first = await dsr.ask(createPromotion, input, { key: 'once-1' })
    expect(await dsr.ask(createPromotion, input, { key: 'once-1' })).toEqual(first)
    expect((await dsr.ask(listPromotions, { query: {} })).totalRecords).toBe(1)
  })
})

test('the list is by phase and words, and the phases are those of the rule [STAFF-3]', async () => {
  await started(dsr, { name: 'Runs' })
  await started(dsr, { name: 'Comes', startsOn: '2026-03-20' })
  await move(dsr, await started(dsr, { name: 'Waits' }), 'paused')
  await move(dsr, await started(dsr, { name: 'Ended' }), 'ended')
  await create(dsr, { name: 'Draft 100%' })
  for (const phase of promotionPhases) {
    const { promotions } = await dsr.ask(listPromotions, { query: { phase } })
    expect(promotions).toHaveLength(1)
    expect(promotions[0]).toMatchObject({ phase })
    expect(phaseOf(promotions[0]!, '2026-03-02')).toBe(phase)
  }
  expect((await dsr.ask(listPromotions, { query: { keyword: '0%' } })).promotions.map(({ name }) => name)).toEqual([
    'Draft 100%',
  ])
  expect((await dsr.ask(listPromotions, { query: { pageNo: '9', pageSize: '2' } as never })).pageNo).toBe(3)
})

test('another promotion for some of the same customers, days and items is shown [STAFF-3]', async () => {
  const id = await create(dsr)
  await setItems(dsr, id, [buildItem()])
  const other = await started(admin, { name: 'Class A', audience: [{ kind: 'priceClass', number: 'A' }] })
  await started(admin, { name: 'Not theirs', audience: [{ kind: 'shipTo', number: '0000201' }] })
  await started(admin, { name: 'Later', startsOn: '2026-04-01', endsOn: '2026-04-30' })
  await started(admin, { name: 'Other item' }, [buildItem({ itemNumber: '0001002' })])
  expect((await read(dsr, id)).overlaps).toEqual([
    { id: other, name: 'Class A', startsOn: '2026-03-01', endsOn: '2026-03-31', items: 1 },
  ])
})

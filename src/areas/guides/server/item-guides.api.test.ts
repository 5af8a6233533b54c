import { beforeAll, describe, expect, test } from 'vitest'
import { startLoginAs } from '#areas/login-as/login-as.endpoints.ts'
import { browserOf } from '#areas/login-as/testing/browser-of.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { addItemsToGuide, addToGuides, listItemGuides, updateGuide } from '../guide-items.endpoints.ts'
import { createGuide, getGuide, listGuides } from '../guides.endpoints.ts'
import { linesIn, madeGuide, numbersIn, standardGuide } from '../testing/made-guide.ts'

const api = await startApi()
let buyer: Client
let dsr: Client
let proxy: Client
beforeAll(async () => {
  ;[buyer, dsr] = await Promise.all([api.as('buyer'), api.as('dsr')])
  const browser = await browserOf(api, 'dsr')
  await browser.ask(startLoginAs, { body: { userId: people.buyer } })
  proxy = browser
})

const add = (client: Client, selectedGuideIds: string[], item: object = { itemNumber: items.flour }) =>
  client.call(addToGuides, { params: shipTos.own, body: { ...item, selectedGuideIds } })
const guidesOf = async (itemNumber: string) =>
  (await buyer.ask(listItemGuides, { params: shipTos.own, query: { itemNumber } })).guideIds

describe('adding an item to guides', () => {
  test('puts it into every selected guide, and membership says so [GUIDE-2]', async () => {
    const [one, other] = [await madeGuide(buyer), await madeGuide(buyer, [], { type: 'CustomInventory' })]
    const answer = await add(buyer, [one.guideId, other.guideId])
    expect(answer).toMatchObject({ status: 200, body: { message: 'Item successfully added to selected guides' } })
    expect((await guidesOf(items.flour)).toSorted()).toEqual([one.guideId, other.guideId].toSorted())
  })

  test('is all or nothing: one guide that has it already refuses them all, by its place [GUIDE-2]', async () => {
    const [one, other] = [await madeGuide(buyer), await madeGuide(buyer, [{ itemNumber: items.oil }])]
    const answer = await add(buyer, [one.guideId, other.guideId], { itemNumber: items.oil })
    expect([codeOf(answer), answer.ok ? null : answer.body.field]).toEqual([
      'item_already_in_guide',
      'selectedGuideIds.1',
    ])
    expect(await linesIn(buyer, one)).toEqual([])
  })

  test.each([
    [{}, 400, 'one_item_needed'],
    [{ itemNumber: items.flour, customItemId: people.buyer }, 400, 'one_item_needed'],
    [{ itemNumber: '0009999' }, 404, 'item_not_found'],
    [{ customItemId: people.buyer }, 404, 'custom_item_not_found'],
  ])('%j is refused [GUIDE-2]', async (item, status, code) => {
    const { guideId } = await madeGuide(buyer)
    const answer = await add(buyer, [guideId], item)
    expect([answer.status, codeOf(answer)]).toEqual([status, code])
  })

  test('a guide of another ship-to is not found, as the selected one or as the one looked at [security 10]', async () => {
    const stranger = await api.as('stranger')
    const foreign = await madeGuide(stranger, [], { shipTo: shipTos.foreign })
    const { guideId } = await madeGuide(buyer)
    const selected = await add(buyer, [guideId, foreign.guideId])
    expect([codeOf(selected), selected.ok ? null : selected.body.field]).toEqual([
      'guide_not_found',
      'selectedGuideIds.1',
    ])
    const looked = await add(buyer, [guideId], { itemNumber: items.flour, currentGuideId: foreign.guideId })
    expect([codeOf(looked), looked.ok ? null : looked.body.field]).toEqual(['guide_not_found', 'currentGuideId'])
    expect(await linesIn(stranger, foreign)).toEqual([])
  })

  test('a custom item goes into an own guide with where it is kept, and into no other [GUIDE-4]', async () => {
    const customItemId = people.accounting
    await api.db.run(
      `insert into custom_items (id, division, ship_to, description) values ($1, 'NLV', '0000101', 'Basil')`,
      [customItemId],
    )
    const own = await madeGuide(buyer)
    const standard = await standardGuide(buyer)
    expect((await add(buyer, [own.guideId], { customItemId })).status).toBe(200)
    expect(codeOf(await add(dsr, [standard.guideId], { customItemId }))).toBe('custom_item_not_in_this_guide')
    const { rows } = await buyer.ask(getGuide, { params: own })
    expect(rows).toMatchObject([{ type: 'customItem', item: null, customItem: { description: 'Basil' } }])
  })
})

describe('a guide that the DSR manages', () => {
  test('is changed by staff as themselves alone, and read by everybody [GUIDE-2, security 63]', async () => {
    const managed = await madeGuide(dsr, [{ itemNumber: items.flour }], { isDsrManaged: true })
    for (const client of [buyer, proxy]) {
      expect(codeOf(await add(client, [managed.guideId], { itemNumber: items.oil }))).toBe('guide_dsr_managed')
      const change = { params: managed, body: { action: 'UpdateGuideItemsOnly' as const, itemsChanged: [] } }
      expect(codeOf(await client.call(updateGuide, change))).toBe('guide_dsr_managed')
      const { guide } = await client.ask(getGuide, { params: managed })
      expect(guide.abilities).toMatchObject({ changeLines: 'guide_dsr_managed', changeShelf: 'guide_dsr_managed' })
    }
    expect((await add(dsr, [managed.guideId], { itemNumber: items.oil })).status).toBe(200)
    expect(await numbersIn(buyer, managed)).toEqual([items.flour, items.oil])
  })

  test('what staff do stands in the audit trail, what a customer does does not [PLAT-8, GUIDE-2]', async () => {
    const entries = async (guideId: string) =>
      (
        await api.db.rows<{ action: string }>('select action from audit_entries where entity = $1 order by id', [
          `guide:${guideId}`,
        ])
      ).map(({ action }) => action)
    const managed = await madeGuide(dsr, [{ itemNumber: items.flour }])
    expect(await entries(managed.guideId)).toEqual(['guide.create', 'guide.change'])
    await add(proxy, [managed.guideId], { itemNumber: items.oil })
    expect(await entries(managed.guideId)).toHaveLength(3)
    await add(buyer, [managed.guideId], { itemNumber: items.bread })
    expect(await entries(managed.guideId)).toHaveLength(3)
  })
})

describe('many items', () => {
  test('come into a guide at once; those in it stay and those of others are left out [GUIDE-2, ITEM-9]', async () => {
    const params = await madeGuide(buyer, [{ itemNumber: items.flour, caseParValue: 3 }])
    const itemNumbers = [items.oil, items.flour, '0009999', items.oil, items.bread]
    const answer = await buyer.ask(addItemsToGuide, { params, body: { itemNumbers } })
    expect(answer).toMatchObject({ added: 2, alreadyInGuide: 1, leftOut: ['0009999'] })
    expect((await linesIn(buyer, params)).map(({ itemNumber, caseParValue }) => [itemNumber, caseParValue])).toEqual([
      [items.flour, 3],
      [items.oil, null],
      [items.bread, null],
    ])
  })
})

describe('those without a right', () => {
  test('a prospect sees no guides at all [CUST-4, GUIDE-2]', async () => {
    const params = shipTos.prospective
    for (const client of [await api.as('prospect'), dsr]) {
      expect(await client.call(listGuides, { params })).toMatchObject({
        status: 403,
        body: { code: 'prospect_cannot_use_guides' },
      })
      expect(codeOf(await client.call(listItemGuides, { params, query: { itemNumber: items.flour } }))).toBe(
        'prospect_cannot_use_guides',
      )
    }
  })

  test('without the feature guides are read and not written [ACCESS-2, GUIDE-1]', async () => {
    const accounting = await api.as('accounting')
    const params = await madeGuide(buyer, [{ itemNumber: items.flour }])
    const { guide } = await accounting.ask(getGuide, { params })
    expect(guide.abilities.changeShelf).toBe('guide_management_not_allowed')
    const made = { params: shipTos.own, body: { type: 'CustomOrder' as const, name: 'No' } }
    expect(codeOf(await accounting.call(createGuide, made))).toBe('feature_missing')
    expect(codeOf(await add(accounting, [params.guideId], { itemNumber: items.oil }))).toBe('feature_missing')
  })
})

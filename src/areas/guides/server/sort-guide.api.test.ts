import { beforeAll, describe, expect, test } from 'vitest'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items } from '#tests/support/distributor.ts'
import { sortGuide, switchGuideItem } from '../guide-items.endpoints.ts'
import { linesIn, madeGuide, numbersIn, versionOf } from '../testing/made-guide.ts'

const api = await startApi()
let buyer: Client
let colleague: Client
beforeAll(async () => {
  ;[buyer, colleague] = await Promise.all([api.as('buyer'), api.as('colleague')])
})

describe('sorting', () => {
  test('puts lines in order and loses none: anything but all of them is refused [GUIDE-1, security 62]', async () => {
    const params = await madeGuide(
      buyer,
      [items.flour, items.oil, items.bread].map((itemNumber) => ({ itemNumber })),
    )
    const ids = (await linesIn(buyer, params)).map(({ lineId }) => lineId)
    const sortAll = async (lineIds: readonly string[]) =>
      buyer.call(sortGuide, { params, body: { lineIds: [...lineIds] } }, { ifMatch: await versionOf(buyer, params) })
    expect((await sortAll(ids.toReversed())).status).toBe(200)
    expect(await numbersIn(buyer, params)).toEqual([items.bread, items.oil, items.flour])
    await buyer.ask(sortGuide, { params, body: { move: { lineIds: [ids[0]!], beforeLineId: ids[2]! } } })
    expect(await numbersIn(buyer, params)).toEqual([items.flour, items.bread, items.oil])
    const foreign = await madeGuide(buyer, [{ itemNumber: items.flour }])
    const [theirs] = await linesIn(buyer, foreign)
    for (const lineIds of [ids.slice(1), [...ids.slice(1), theirs!.lineId], [...ids, ids[0]!]]) {
      const answer = await sortAll(lineIds)
      expect([answer.status, codeOf(answer)]).toEqual([409, 'guide_lines_changed'])
      expect(answer.ok ? null : answer.body.details).toMatchObject({ guide: { id: params.guideId } })
    }
    expect(await numbersIn(buyer, params)).toEqual([items.flour, items.bread, items.oil])
  })

  test('the order of all lines never undoes a colleague’s sort: it names the version it was made from [GUIDE-1]', async () => {
    const params = await madeGuide(
      buyer,
      [items.flour, items.oil, items.bread].map((itemNumber) => ({ itemNumber })),
    )
    const lines = (await linesIn(buyer, params)).map(({ lineId }) => lineId)
    const version = await versionOf(buyer, params)
    await colleague.ask(sortGuide, { params, body: { move: { lineIds: [lines[2]!], beforeLineId: lines[0]! } } })
    const lineIds = lines.toReversed()
    expect(await buyer.call(sortGuide, { params, body: { lineIds } })).toMatchObject({
      status: 400,
      body: { code: 'version_required', field: 'If-Match', details: { guide: { version: version + 1 } } },
    })
    const stale = await buyer.call(sortGuide, { params, body: { lineIds } }, { ifMatch: version })
    expect([stale.status, codeOf(stale)]).toEqual([409, 'guide_changed'])
    expect(await numbersIn(buyer, params)).toEqual([items.bread, items.flour, items.oil])
    // A move keeps what the colleague did.
    await buyer.ask(sortGuide, { params, body: { move: { lineIds: [lines[1]!], beforeLineId: lines[0]! } } })
    expect(await numbersIn(buyer, params)).toEqual([items.bread, items.oil, items.flour])
  })
})

describe('switching an item', () => {
  test('an alternate takes its place on the shelf with its pars converted [GUIDE-3]', async () => {
    await api.db.run(
      `insert into item_alternates (division, item_number, alternate_number, rank, case_ratio_hundredths)
       values ('NLV', '${items.flour}', '${items.oil}', 1, 200)`,
    )
    const lines = [{ itemNumber: items.flour, caseParValue: 2 }, { itemNumber: items.bread }]
    const params = await madeGuide(buyer, lines)
    const switched = (itemNumber: string, linkedItemNumber: string, client = buyer) =>
      client.call(switchGuideItem, { params: { ...params, itemNumber }, body: { linkedItemNumber } })
    expect(codeOf(await switched(items.flour, items.bread))).toBe('not_linked_item')
    expect(codeOf(await switched(items.oil, items.flour))).toBe('item_not_in_guide')
    expect(await switched(items.flour, items.oil)).toMatchObject({
      status: 200,
      body: { row: { itemNumber: items.oil, caseParValue: 4, reason: { kind: 'replaced', itemNumber: items.flour } } },
    })
    expect(await numbersIn(buyer, params)).toEqual([items.oil, items.bread])
  })

  test('an item that would bring an allergen is switched only by somebody who says so knowing it [GUIDE-3, CHECK-2]', async () => {
    const state = (itemNumber: string, details: object) =>
      api.db.run(`update items set details = $2 where division = 'NLV' and item_number = $1`, [
        itemNumber,
        JSON.stringify(details),
      ])
    await state(items.oil, { allergensContains: ['Milk'] })
    const params = await madeGuide(buyer, [{ itemNumber: items.flour, caseParValue: 2 }])
    const switched = (isLossAccepted?: boolean) =>
      buyer.call(switchGuideItem, {
        params: { ...params, itemNumber: items.flour },
        body: { linkedItemNumber: items.oil, isLossAccepted },
      })
    expect(await switched()).toMatchObject({
      status: 422,
      body: { code: 'linked_item_not_alike', details: { loss: { diets: [], allergens: ['Milk'], unstated: [] } } },
    })
    expect(await numbersIn(buyer, params)).toEqual([items.flour])
    expect((await switched(true)).status).toBe(200)
    expect(await numbersIn(buyer, params)).toEqual([items.oil])
    await state(items.oil, {})
  })

  test('a discontinued item is replaced by any item that is sold, and by none that is others’ [GUIDE-3, ITEM-9]', async () => {
    const params = await madeGuide(buyer, [{ itemNumber: items.discontinued, caseParValue: 1 }])
    await api.db.run(`update items set is_proprietary = true where item_number = '${items.reserved}'`)
    const replaced = (linkedItemNumber: string) =>
      buyer.call(switchGuideItem, { params: { ...params, itemNumber: items.discontinued }, body: { linkedItemNumber } })
    expect(codeOf(await replaced(items.reserved))).toBe('not_linked_item')
    expect(codeOf(await replaced('0009999'))).toBe('not_linked_item')
    expect((await replaced(items.bread)).status).toBe(200)
    expect(await numbersIn(buyer, params)).toEqual([items.bread])
  })
})

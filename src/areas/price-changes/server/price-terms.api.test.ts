import { beforeEach, expect, test } from 'vitest'
import { codeOf } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { draftPriceChange, listManagedPrices } from '../price-changes.endpoints.ts'
import { buildLine } from '../testing/build-line.ts'
import { oil, startPrices } from '../testing/start-prices.ts'

const { api, admin, dsm, restore, preview, save, saved, priced, undo, read } = await startPrices()
beforeEach(restore)

test('staff set prices by quantity and cost plus: the preview, what is charged, the history and undo know them [ITEM-8]', async () => {
  const byQuantity = oil({ scope: 'C:B', startsOn: '2026-03-05', breaks: [[10, 3200]] })
  const followsCost = buildLine({
    itemNumber: items.flour,
    scope: 'C:B',
    startsOn: '2026-03-05',
    caseCents: null,
    costPlus: { by: 'percent', value: 1200 },
  })
  const { lines } = await preview(admin, [byQuantity, followsCost])
  expect(lines.map(({ problem, newPrice }) => [problem, newPrice?.casePrice])).toEqual([
    [null, 3400],
    [null, 1680],
  ])
  const id = await saved(admin, [byQuantity, followsCost])
  const shipTo = shipTos.foreign.shipTo
  expect(
    (await priced(shipTo, items.oil, '2026-03-06'))?.breaks?.map(({ fromCases, casePrice }) => [fromCases, casePrice]),
  ).toEqual([
    [1, 3400],
    [10, 3200],
  ])
  expect(await priced(shipTo, items.flour, '2026-03-06')).toMatchObject({ casePrice: 1680, eachPrice: 210 })
  const { prices } = await read(admin, id)
  expect(prices.map(({ after }) => [after?.breaks, after?.costPlus])).toEqual([
    [[[10, 3200]], null],
    [null, { by: 'percent', value: 1200 }],
  ])
  expect(codeOf(await undo(admin, id))).toBeNull()
  expect((await priced(shipTo, items.flour, '2026-03-06'))?.casePrice).toBe(2000)
})

test('prices by quantity rise with their price; what follows the cost is left out [ITEM-8]', async () => {
  await api.db.run(
    `insert into item_prices (division, item_number, scope, starts_on, case_price_cents, breaks, cost_plus) values
       ('NLV', $1, 'C:A', '2026-03-01', 2000, '[[10, 1900], [25, 1899]]', null),
       ('NLV', $2, 'C:A', '2026-03-01', null, null, '{"by": "percent", "value": 1200}')`,
    [items.flour, items.bread],
  )
  const body = {
    division: 'NLV',
    scope: 'C:A',
    categoryId: null,
    keyword: '',
    startsOn: '2026-03-10',
    endsOn: null,
    percentHundredths: 1000,
    amountCents: null,
    rounding: 'dime' as const,
  }
  const { lines, leftOut } = await admin.ask(draftPriceChange, { body: { ...body, keyword: '' } })
  expect(lines.find(({ itemNumber }) => itemNumber === items.flour)).toMatchObject({
    caseCents: 2200,
    breaks: [[10, 2090]],
  })
  expect([lines.some(({ itemNumber }) => itemNumber === items.bread), leftOut]).toEqual([false, 1])
})

test('staff who may not view cost see that a price follows it, never by how much, and leave it alone [ITEM-8]', async () => {
  await api.db.run(`update users set role = 'inventoryUser' where id = $1`, [people.dsm])
  await api.db.run(`insert into user_features values ($1, 'managePrice')`, [people.dsm])
  try {
    const line = buildLine({
      itemNumber: items.flour,
      startsOn: '2026-03-05',
      caseCents: null,
      costPlus: { by: 'percent', value: 1200 },
    })
    const id = await saved(admin, [line])
    const { prices } = await dsm.ask(listManagedPrices, {
      query: { division: 'NLV', keyword: 'flour', phase: 'coming', pageSize: '10' },
    })
    expect(prices[0]?.costPlus).toEqual({ by: 'percent', value: null })
    expect((await read(dsm, id)).prices[0]?.after?.costPlus).toEqual({ by: 'percent', value: null })
    const own = buildLine({ itemNumber: items.flour, startsOn: '2026-03-05' })
    const { lines } = await preview(dsm, [own])
    expect(lines[0]).toMatchObject({
      problem: { code: 'price_cost_plus_right' },
      before: { costPlus: { by: 'percent', value: null } },
    })
    expect(codeOf(await save(dsm, [{ ...own, before: lines[0]!.before }]))).toBe('price_cost_plus_right')
  } finally {
    await api.db.run(`update users set role = 'dsm' where id = $1`, [people.dsm])
    await api.db.run(`delete from user_features where user_id = $1`, [people.dsm])
  }
})

import { beforeEach, describe, expect, test } from 'vitest'
import { codeOf } from '#tests/support/api.ts'
import { items, people } from '#tests/support/distributor.ts'
import { getPriceAuthor } from '#areas/prices/prices.endpoints.ts'
import {
  draftPriceChange,
  getPriceChoices,
  listManagedPrices,
  listPriceCustomers,
  previewPriceChange,
  savePriceChange,
} from '../price-changes.endpoints.ts'
import { downloadPriceChange } from '../price-files.endpoints.ts'
import { phaseOfPrice } from '../rules/price-phase.ts'
import { buildLine } from '../testing/build-line.ts'
import { oil, startPrices } from '../testing/start-prices.ts'

const { api, admin, dsm, dsr, buyer, restore, change, preview, save, saved, priced, read } = await startPrices()
beforeEach(restore)

test('a class price is saved with its days, counts from its first day on, and its receipt knows who set it [ITEM-8, NEXT-1]', async () => {
  await saved(admin, [oil({ scope: 'C:B', startsOn: '2026-03-05', endsOn: '2026-03-10' })])
  expect((await priced('0000201', items.oil, '2026-03-04'))?.casePrice).toBe(3500)
  const price = await priced('0000201', items.oil, '2026-03-05')
  expect(price).toMatchObject({ casePrice: 3400, receipt: { kind: 'class', since: '2026-03-05', until: '2026-03-10' } })
  expect((await priced('0000201', items.oil, '2026-03-11'))?.casePrice).toBe(3500)
  const changeId = price!.receipt.changeId!
  expect(await dsr.ask(getPriceAuthor, { params: { changeId } })).toMatchObject({ name: 'admin' })
  expect(codeOf(await buyer.call(getPriceAuthor, { params: { changeId } }))).toBe('feature_missing')
})

test('a thousand lines with references in any script are previewed and saved: more than a megabyte [ITEM-8]', async () => {
  const reference = '契'.repeat(60)
  const lines = Array.from({ length: 1000 }, (_, n) => {
    const startsOn = new Date(Date.UTC(2026, 2, 5 + n)).toISOString().slice(0, 10)
    return oil({ scope: 'C:B', startsOn, endsOn: startsOn, reference })
  })
  const stored = { endsOn: null, caseCents: 3400, eachCents: null, poundHundredths: null, reference, changeId: null }
  expect((await preview(admin, lines)).lines).toHaveLength(1000)
  // Each names what it replaces, which is not so here: refused for that, and not for its size.
  const known = lines.map((line) => ({ ...line, before: { ...stored, reference: '契'.repeat(200) } }))
  expect(Buffer.byteLength(JSON.stringify(known))).toBeGreaterThan(1024 * 1024)
  expect(codeOf(await save(admin, known))).toBe('prices_changed')
  expect(
    codeOf(
      await save(
        admin,
        lines.map((line) => ({ ...line, before: null })),
      ),
    ),
  ).toBeNull()
})

test('an import that writes a price makes it its own [NEXT-1, PLAT-3]', async () => {
  await saved(admin, [oil({ startsOn: '2026-03-05' })])
  await api.db.run(`update item_prices set reference = 'file' where starts_on = '2026-03-05'`)
  expect(
    (await api.db.row<{ change_id: null }>(`select change_id from item_prices where starts_on = '2026-03-05'`))
      .change_id,
  ).toBeNull()
})

describe('who may', () => {
  test('only staff who manage prices, for their own customers and the classes of their divisions [ACCESS-4]', async () => {
    expect(codeOf(await dsr.call(previewPriceChange, { body: change([oil()]) }))).toBe('feature_missing')
    expect(codeOf(await buyer.call(savePriceChange, { body: { ...change([]), reason: 'x', lines: [] } }))).toBe(
      'feature_missing',
    )
    // The sales manager reaches NLV; in NIC they have nobody.
    expect((await dsm.ask(getPriceChoices, { query: {} })).divisions.map(({ code }) => code)).toEqual(['NLV'])
    expect(codeOf(await dsm.call(listManagedPrices, { query: { division: 'NIC' } }))).toBe('price_change_division')
    await api.db.run(`update ship_tos set dsm_email = '' where number = '0000201'`)
    const foreign = oil({ scope: 'S:0000201' })
    expect((await preview(dsm, [foreign])).lines[0]!.problem?.code).toBe('price_scope_unknown')
    expect(codeOf(await save(dsm, [{ ...foreign, before: null }]))).toBe('price_scope_unknown')
    expect(
      (await dsm.ask(listPriceCustomers, { params: { division: 'NLV' }, query: { keyword: 'stone' } })).customers,
    ).toEqual([])
    // What the customers of others bought is not in the effect.
    const { effect, customers } = await preview(dsm, [oil({ scope: 'C:B' })])
    expect([effect.shipTos, effect.otherShipTos, effect.changeCents, customers]).toEqual([1, 1, 0, []])
    await api.db.run(`update ship_tos set dsm_email = 'dsm@larder.example' where number = '0000201'`)
  })

  test('cost and margin only with view analysis, and only with it below cost [STAFF-3]', async () => {
    // Oil costs $25.00.
    const cheap = oil({ caseCents: 2400 })
    const withCost = await preview(admin, [cheap])
    expect(withCost.lines[0]).toMatchObject({
      caseCost: 2500,
      problem: { code: 'price_below_cost', field: 'caseCents' },
    })
    expect(codeOf(await save(admin, [{ ...cheap, before: null }]))).toBe('price_below_cost')
    await api.db.run(`update users set role = 'inventoryUser' where id = $1`, [people.dsm])
    await api.db.run(`insert into user_features values ($1, 'managePrice')`, [people.dsm])
    const without = await preview(dsm, [cheap])
    expect(JSON.stringify(without)).not.toContain('caseCost')
    expect(without.lines[0]!.problem?.code).toBe('price_below_cost')
    const list = await dsm.ask(listManagedPrices, { query: { division: 'NLV' } })
    expect(JSON.stringify(list)).not.toMatch(/margin|caseCost/i)
    expect(codeOf(await save(dsm, [{ ...cheap, before: null }], true))).toBe('price_below_cost_right')
    expect(codeOf(await save(admin, [{ ...cheap, before: null }], true))).toBeNull()
    await api.db.run(`update users set role = 'dsm' where id = $1`, [people.dsm])
    await api.db.run(`delete from user_features where user_id = $1`, [people.dsm])
  })
})

describe('the preview', () => {
  test('names customers, carts, contracts and what twelve weeks of purchases cost more [ITEM-8]', async () => {
    await api.db
      .run(`insert into invoices values ('NLV', 'I1', '0000201', '0000200', null, '2026-02-20', '2026-03-20', 0, 0),
      ('NLV', 'I2', '0000201', '0000200', null, '2025-12-07', '2026-01-20', 0, 0)`)
    await api.db.run(
      `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases, shipped_units,
         line_total_cents, invoice_date)
       values ('NLV', 'I1', 1, '0000201', $1, 7, 0, 24500, '2026-02-20'), ('NLV', 'I2', 1, '0000201', $1, 100, 0, 0, '2025-12-07')`,
      [items.oil],
    )
    await api.db.run(
      `insert into carts (id, division, ship_to, bill_to, type, so_type, created_by, changed_by)
       values ('00000000-0000-7000-8000-0000000000c1', 'NLV', '0000201', '0000200', 'external', 'regularDelivery', $1, $1)`,
      [people.stranger],
    )
    await api.db.run(
      `insert into cart_lines (cart_id, item_number, division, ship_to, ordered_cases, position, added_by, changed_by)
       values ('00000000-0000-7000-8000-0000000000c1', $2, 'NLV', '0000201', 1, 1, $1, $1)`,
      [people.stranger, items.oil],
    )
    // The list price of oil from $35.00 to $36.00: the two of class A have a contract.
    const { effect, lines, customers } = await preview(admin, [oil({ scope: 'L', caseCents: 3600 })])
    expect(effect).toEqual({
      billTos: 1,
      shipTos: 1,
      otherShipTos: 0,
      openCarts: 1,
      onContract: 2,
      salesCents: 24_500,
      changeCents: 700,
    })
    expect(lines[0]).toMatchObject({
      oldPrice: { casePrice: 3500 },
      newPrice: { casePrice: 3600 },
      cases: 7,
      changeCents: 700,
      overlaps: [{ startsOn: '2020-01-01', winsFrom: null }],
    })
    expect(customers).toMatchObject([{ shipTo: '0000201', name: 'Stone Oven', items: 1, changeCents: 700 }])
  })

  test('its numbers are those of the price rule once it is saved [ITEM-8]', async () => {
    const scopesOf = {
      '0000101': ['S:0000101', 'B:0000100', 'C:A', 'G:GPO1', 'L'],
      '0000102': ['S:0000102', 'B:0000100', 'C:A', 'L'],
      '0000201': ['S:0000201', 'B:0000200', 'C:B', 'L'],
    }
    // One of the prices replaces a coming one.
    await saved(admin, [oil({ scope: 'S:0000102', caseCents: 2800, startsOn: '2026-03-06' })])
    const lines = [
      oil({ scope: 'B:0000100', caseCents: 2990 }),
      oil({ scope: 'C:A', caseCents: 2700, startsOn: '2026-03-04' }),
      oil({ scope: 'L', caseCents: 3700, endsOn: '2026-03-09' }),
      oil({ scope: 'S:0000102', caseCents: 2950, startsOn: '2026-03-06' }),
      buildLine({ scope: 'G:GPO1', caseCents: 1900, eachCents: 240 }),
      buildLine({ scope: 'L', itemNumber: items.chicken, caseCents: null, poundHundredths: 25_550 }),
      buildLine({ scope: 'S:0000201', itemNumber: items.unpriced, caseCents: 9900 }),
    ]
    const { customers } = await preview(admin, lines)
    const pricedNow = () =>
      Promise.all(
        Object.entries(scopesOf).flatMap(([shipTo, scopes]) =>
          lines
            .filter(({ scope }) => scopes.includes(scope))
            .map(async ({ itemNumber, startsOn: day }) => {
              const price = await priced(shipTo, itemNumber, day)
              const { casePrice, eachPrice, perPound } = price ?? {}
              return { key: `${shipTo} ${itemNumber} ${day}`, price: price ? { casePrice, eachPrice, perPound } : null }
            }),
        ),
      )
    const before = await pricedNow()
    await saved(admin, lines)
    const after = await pricedNow()
    const changes = before.flatMap(({ key, price }, index) => {
      const now = after[index]!.price
      return JSON.stringify(price) === JSON.stringify(now) ? [] : [[key, { before: price, after: now }] as const]
    })
    const named = customers.flatMap(({ shipTo, prices }) =>
      prices.map(
        ({ itemNumber, day, ...two }) =>
          [`${shipTo} ${itemNumber} ${day}`, { before: two.before, after: two.after }] as const,
      ),
    )
    // A day on which two lines make a difference is named by each.
    expect(new Map(named)).toEqual(new Map(changes))
    expect(changes.length).toBeGreaterThan(8)
  })
})

test('prices rise by a percentage over a class, and end with what they replace [ITEM-8]', async () => {
  await api.db.run(
    `insert into item_prices (division, item_number, scope, starts_on, ends_on, case_price_cents, each_price_cents)
     values ('NLV', $1, 'C:A', '2026-01-01', '2026-03-31', 1950, 245), ('NLV', $1, 'C:A', '2026-05-01', null, 9900, null)`,
    [items.flour],
  )
  const body = {
    division: 'NLV',
    scope: 'C:A',
    categoryId: 'dry',
    keyword: '',
    startsOn: '2026-03-10',
    endsOn: null,
    percentHundredths: 300,
    amountCents: null,
    rounding: 'exact' as const,
  }
  const { lines, found } = await admin.ask(draftPriceChange, { body })
  expect(found).toBe(2)
  // 1950 and 3 % are 2008.5, 245 are 252.35, 3300 are 3399.
  expect(lines.map((line) => [line.itemNumber, line.caseCents, line.eachCents, line.endsOn])).toEqual([
    [items.flour, 2009, 252, '2026-03-31'],
    [items.oil, 3399, null, null],
  ])
  expect((await admin.ask(draftPriceChange, { body: { ...body, categoryId: 'meat' } })).lines).toEqual([])
  expect((await admin.ask(draftPriceChange, { body: { ...body, keyword: 'oil' } })).found).toBe(1)
  const nothing = { ...body, percentHundredths: null, amountCents: -2500 }
  expect(await admin.ask(draftPriceChange, { body: nothing })).toMatchObject({
    leftOut: 1,
    lines: [{ itemNumber: items.oil }],
  })
})

test('the history says who, when, why and what, also as a file; the trail has it too [ITEM-8, PLAT-8]', async () => {
  const id = await saved(admin, [oil({ startsOn: '2026-03-05', endsOn: '2026-03-31' })])
  const { change: found, prices, mayUndo } = await read(dsm, id)
  expect(found).toMatchObject({ reason: 'New year', changedByName: 'admin', lines: 1, undoes: null, undoneBy: null })
  expect(prices).toMatchObject([
    { itemNumber: items.oil, scope: 'C:A', scopeName: 'Class A', before: null, after: { caseCents: 3400 } },
  ])
  expect(mayUndo).toBe(true)
  const file = await admin.ask(downloadPriceChange, { params: { priceChangeId: id } })
  expect(String(file)).toContain(
    'admin,New year,NLV,0001002,OIL CANOLA,class,A,Class A,2026-03-05,,,,,,,,2026-03-31,34.00,,,,,',
  )
  const trail = await api.db.rows(`select 1 from audit_entries where action = 'price-change.save' and entity = $1`, [
    `price-change:${id}`,
  ])
  expect(trail).toHaveLength(1)
})

test('the list finds prices by kind, customer, words and days [ITEM-8]', async () => {
  await saved(admin, [oil({ startsOn: '2026-03-05' })])
  await api.db.run(`insert into item_prices (division, item_number, scope, starts_on, ends_on, case_price_cents)
    values ('NLV', '0001001', 'C:A', '2025-01-01', '2026-03-01', 1900)`)
  const list = async (query: object) =>
    (await admin.ask(listManagedPrices, { query: { division: 'NLV', ...query } })).prices.map(
      ({ itemNumber, scope, phase }) => [itemNumber, scope, phase],
    )
  expect(await list({ kind: 'class' })).toEqual([
    ['0001001', 'C:A', 'ended'],
    ['0001002', 'C:A', 'coming'],
    ['0001002', 'C:A', 'running'],
  ])
  expect(await list({ phase: 'coming' })).toEqual([['0001002', 'C:A', 'coming']])
  expect(await list({ kind: 'contract', keyword: 'canola' })).toEqual([['0001002', 'B:0000100', 'running']])
  expect(await list({ scope: 'C:B' })).toEqual([])
  for (const [startsOn, endsOn] of [
    ['2026-03-02', null],
    ['2026-03-03', null],
    ['2026-03-01', '2026-03-02'],
    ['2026-03-01', '2026-03-01'],
  ] as const) {
    await api.db.run(
      `update item_prices set starts_on = $1, ends_on = $2 where scope = 'C:A' and item_number = '0001001'`,
      [startsOn, endsOn],
    )
    expect((await list({ kind: 'class', keyword: 'flour' }))[0]![2]).toBe(
      phaseOfPrice({ startsOn, endsOn }, '2026-03-02'),
    )
  }
})

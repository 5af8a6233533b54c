import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { createCart, getCart } from '#areas/carts/cart.endpoints.ts'
import { addToCart } from '#areas/carts/line.endpoints.ts'
import { createCustomItem } from '#areas/customer-data/custom-items.endpoints.ts'
import { getGuidePar } from '#areas/guides/guide-items.endpoints.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import { getCustomerInventory, getInventoryHistory, updateCustomerInventory } from '../inventory.endpoints.ts'
import { addGuide } from '../testing/add-guide.ts'
import { openedCount } from '../testing/opened-count.ts'

const api = await startApi()
const [buyer, colleague, stranger, dsr] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
])
const own = shipTos.own
const opened = (body?: object, guideId?: string) => openedCount(api, buyer, body, guideId)

test('a count is worth what was last paid, and today’s price for what was never bought [INV-1]', async () => {
  // Flour was last bought at $18.00, chicken at $100.00 for 38.4 lb, oil never: it is $30.00 today.
  await api.db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
     values ('NLV', 'A1', '0000101', '0000100', '2026-02-20', '2026-03-20', 0, 0),
            ('NLV', 'A2', '0000101', '0000100', '2026-02-27', '2026-03-20', 0, 0)`,
  )
  await api.db.run(
    `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases,
       shipped_units, weight_hundredths, case_price_cents, each_price_cents, line_total_cents, invoice_date)
     values ('NLV', 'A1', 1, '0000101', $1, 1, 0, null, 1700, null, 1700, '2026-02-20'),
            ('NLV', 'A2', 1, '0000101', $1, 2, 0, null, 1800, null, 3600, '2026-02-27'),
            ('NLV', 'A2', 2, '0000101', $2, 1, 0, 3840, null, null, 10000, '2026-02-27')`,
    [items.flour, items.chicken],
  )
  const { params, operation, count, close } = await opened()
  await count([
    // 2.5 x $18.00 + 3/8 of $18.00 = $51.75
    operation(items.flour, 250, { units: 3 }),
    // 1.25 x $30.00 = $37.50
    operation(items.oil, 125),
    // 10.5 lb at $2.6042 = $27.34
    operation(items.chicken, 0, { weightHundredths: 1050 }),
  ])
  const { body } = await close()
  expect(body).toMatchObject({ inventory: { valueCents: 5175 + 3750 + 2734, countedLines: 3, closedOn: '2026-03-02' } })
  const { results } = await buyer.ask(getCustomerInventory, { params })
  expect(
    results!.map(({ valueCents, price }) => [valueCents, price?.source ?? null, price?.reference ?? null]),
  ).toEqual([
    [5175, 'invoice', 'A2'],
    [3750, 'price', ''],
    [2734, 'invoice', 'A2'],
    [null, 'price', ''],
  ])
  const history = await buyer.ask(getInventoryHistory, { params: own, query: { weeks: 1 } })
  expect(history.weeks[0]!.week).toBe('2026-03-02')
  await api.db.run(`delete from invoices where invoice_number in ('A1', 'A2')`)
})

test('a count is closed once, however often it is asked for, and its figures stay [INV-1]', async () => {
  const { params, operation, count } = await opened()
  await count([operation(items.flour, 100)])
  const closeWith = (key: string, who = buyer) =>
    who.call(updateCustomerInventory, { params, body: { action: 'Close', addToCart: 'underPar' } }, { key })
  const [key, other] = [randomUUID(), randomUUID()]
  const answers = await Promise.all([
    closeWith(key),
    closeWith(key),
    closeWith(other),
    closeWith(randomUUID(), colleague),
  ])
  const codes = answers.map(codeOf)
  expect(
    codes.filter((code) => code === 'inventory_closed').length + codes.filter((code) => code === null).length,
  ).toBe(4)
  const replayed = await closeWith(answers[0]!.ok ? key : other)
  const carts = await api.db.rows(`select c.id from carts c join cart_lines l on l.cart_id = c.id
    where c.status = 'open' and l.item_number = '${items.flour}' and l.ordered_cases = 3`)
  expect(carts).toHaveLength(1)
  expect(replayed.status === 200 || codeOf(replayed) === 'inventory_closed').toBe(true)
  await api.db.run(`update item_prices set case_price_cents = 9999 where item_number = '${items.flour}'`)
  const { inventory } = await buyer.ask(getCustomerInventory, { params })
  expect(inventory.valueCents).toBe(2000)
  await api.db.run(`update item_prices set case_price_cents = 2000 where item_number = '${items.flour}'`)
  await api.db.run(`update carts set status = 'discarded' where status = 'open'`)
})

test('what is under par goes into the cart under its rules; what may not be ordered is listed [INV-1, security 17]', async () => {
  const { cart } = await buyer.ask(createCart, { params: own, body: { cart: {} } })
  const into = { ...own, cartId: cart.id }
  await buyer.ask(addToCart, { params: { ...into, itemNumber: items.flour }, body: { orderedCases: 1 } })
  const { operation, count, close } = await opened()
  await count([
    operation(items.flour, 150),
    operation(items.oil, 300),
    operation(items.chicken, 0),
    operation(items.discontinued, 0),
  ])
  const answer = await close({ addToCart: 'underPar', cartId: cart.id })
  // Flour: par 4, 1.5 there, so 3 needed; one is in the cart already. Oil is above its par of 2.
  expect(answer.body).toMatchObject({
    inventory: {
      intoCart: {
        cartId: cart.id,
        added: [{ itemNumber: items.flour, orderedCases: 2, orderedUnits: 0, description: 'FLOUR ALL PURPOSE' }],
        refused: [{ itemNumber: items.discontinued, orderedCases: 5, errorCode: 'item_discontinued' }],
      },
    },
  })
  const { cart: after } = await buyer.ask(getCart, { params: into })
  expect(after.items.map((line) => [line.itemNumber, line.orderedCases])).toEqual([[items.flour, 3]])
})

test('a locked, foreign or missing cart refuses the closing, and the count stays open [INV-1, security 11]', async () => {
  const { params, operation, count, close } = await opened()
  await count([operation(items.flour, 0)])
  const locked = await colleague.ask(createCart, { params: own, body: { cart: { sharingMode: 'LOCK' } } })
  const foreign = await stranger.ask(createCart, { params: shipTos.foreign, body: { cart: {} } })
  const hidden = await dsr.ask(createCart, { params: own, body: { cart: {} } })
  const into = async (cartId: string) => codeOf(await close({ addToCart: 'underPar', cartId }))
  expect(await into(locked.cart.id)).toBe('cart_locked_by_other')
  for (const cartId of [foreign.cart.id, hidden.cart.id, randomUUID()])
    expect(await into(cartId)).toBe('cart_not_found')
  expect((await buyer.ask(getCustomerInventory, { params })).inventory.status).toBe('open')
})

test('a cart that may not be changed refuses the closing also when nothing is under par [INV-1, security 11]', async () => {
  const { params, operation, count, close } = await opened()
  await count([operation(items.flour, 900)])
  const locked = await colleague.ask(createCart, { params: own, body: { cart: { sharingMode: 'LOCK' } } })
  const foreign = await stranger.ask(createCart, { params: shipTos.foreign, body: { cart: {} } })
  const mine = await buyer.ask(createCart, { params: own, body: { cart: {} } })
  const into = async (cartId: string) => codeOf(await close({ addToCart: 'underPar', cartId }))
  expect(await into(locked.cart.id)).toBe('cart_locked_by_other')
  for (const cartId of [foreign.cart.id, randomUUID()]) expect(await into(cartId)).toBe('cart_not_found')
  expect((await buyer.ask(getCustomerInventory, { params })).inventory.status).toBe('open')
  expect(await into(mine.cart.id)).toBe(null)
  expect((await buyer.ask(getCustomerInventory, { params })).inventory.intoCart).toEqual({
    cartId: null,
    added: [],
    refused: [],
  })
})

test('without an item that could be ordered no cart is started [INV-1]', async () => {
  const open = async () => Number((await api.db.row<{ n: string }>('select count(*) n from carts')).n)
  const before = await open()
  const { operation, count, close } = await opened()
  await count([operation(items.discontinued, 0)])
  const answer = await close({ addToCart: 'underPar' })
  expect(answer.body).toMatchObject({
    inventory: {
      status: 'closed',
      intoCart: { cartId: null, added: [], refused: [{ errorCode: 'item_discontinued' }] },
    },
  })
  expect(await open()).toBe(before)
})

test('the next count of the guide has the last one beside it, and what was bought since [INV-1]', async () => {
  const first = await opened()
  await first.count([first.operation(items.flour, 300)])
  await first.close()
  api.clock.set(new Date('2026-03-09T20:00:00Z'))
  await api.db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
     values ('NLV', 'B1', '0000101', '0000100', '2026-03-05', '2026-03-20', 0, 0)`,
  )
  await api.db.run(
    `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases,
       shipped_units, case_price_cents, line_total_cents, invoice_date)
     values ('NLV', 'B1', 1, '0000101', $1, 2, 4, 2000, 5000, '2026-03-05')`,
    [items.flour],
  )
  const second = await opened({}, first.guideId)
  expect(second.lines[0]!.expected?.previous).toEqual({
    caseHundredths: 300,
    units: 0,
    weightHundredths: 0,
    closedOn: '2026-03-02',
    valueCents: 6000,
  })
  await second.count([second.operation(items.flour, 100)])
  await second.close()
  const { results } = await buyer.ask(getCustomerInventory, { params: second.params })
  expect(results![0]).toMatchObject({
    previous: { caseHundredths: 300 },
    bought: { caseHundredths: 200, units: 4, weightHundredths: 0 },
  })
})

test('catch weight bought since counts by its pounds, and by the case where nobody weighed it [INV-1]', async () => {
  const first = await opened()
  await first.count([first.operation(items.flour, 100)])
  await first.close()
  api.clock.set(new Date('2026-03-16T20:00:00Z'))
  await api.db.run(
    `insert into invoices (division, invoice_number, ship_to, bill_to, invoice_date, due_date, total_cents, open_cents)
     values ('NLV', 'C1', '0000101', '0000100', '2026-03-12', '2026-04-12', 0, 0)`,
  )
  await api.db.run(
    `insert into invoice_lines (division, invoice_number, line_number, ship_to, item_number, shipped_cases,
       shipped_units, weight_hundredths, case_price_cents, line_total_cents, invoice_date)
     values ('NLV', 'C1', 1, '0000101', $1, 2, 0, 7730, null, 20000, '2026-03-12'),
            ('NLV', 'C1', 2, '0000101', $1, 3, 0, null, null, 30000, '2026-03-12'),
            ('NLV', 'C1', 3, '0000101', $2, 1, 0, 5000, 2000, 2000, '2026-03-12')`,
    [items.chicken, items.flour],
  )
  const second = await opened({}, first.guideId)
  await second.count([second.operation(items.flour, 100)])
  await second.close()
  const { lines, results } = await buyer.ask(getCustomerInventory, { params: second.params })
  const boughtOf = (itemNumber: string) =>
    results!.find(({ lineId }) => lines.find((line) => line.lineId === lineId)?.itemNumber === itemNumber)!.bought
  expect(boughtOf(items.chicken)).toEqual({ caseHundredths: 300, units: 0, weightHundredths: 7730 })
  expect(boughtOf(items.flour)).toEqual({ caseHundredths: 100, units: 0, weightHundredths: 0 })
  expect(results!.map(({ lineId }) => lineId)).toEqual(lines.map(({ lineId }) => lineId))
})

test('an open count says how many lines are counted: once each, without what was replaced by a cleared shelf [INV-1]', async () => {
  const { params, operation, count } = await opened()
  const [one, two, three] = [operation(items.flour, 100), operation(items.flour, 200), operation(items.oil, 300)]
  await count([one, { ...two, joins: [one.opId] }, three, operation(items.chicken, 100)])
  const countedLines = async () => (await buyer.ask(getCustomerInventory, { params })).inventory.countedLines
  expect(await countedLines()).toBe(3)
  await count([operation(items.oil, 0, { isCleared: true, replaces: [three.opId] })])
  await count([operation(items.flour, 500, { replaces: [one.opId] })])
  expect(await countedLines()).toBe(2)
})

test('fill to par of a guide starts from what was last counted [GUIDE-3, INV-1]', async () => {
  const { guideId, operation, count, close } = await opened()
  const params = { ...own, type: 'CustomInventory', guideId } as const
  const ordered = async () =>
    (await buyer.ask(getGuidePar, { params })).lines.map(({ itemNumber, orderedCases }) => [itemNumber, orderedCases])
  await count([operation(items.flour, 150), operation(items.oil, 300)])
  await close()
  const after = new Map((await ordered()) as [string, number][])
  // Flour: par 4, 1.5 there. Oil: par 2, 3 there.
  expect([after.get(items.flour), after.get(items.oil) ?? 0]).toEqual([3, 0])
})

test('a kitchen’s own item is worth what its newest invoice says [GUIDE-4, INV-1]', async () => {
  const guideId = await addGuide(api.db, own, [{ itemNumber: items.flour }])
  const { customItem } = await buyer.ask(createCustomItem, {
    params: own,
    body: { description: 'TOMATOES', isBrokenCase: true, eachesPerCase: 6, casePrice: 2400 },
  })
  await api.db.run(
    `insert into guide_items (guide_id, line_id, division, ship_to, custom_item_id, sort_sequence)
     values ($1, $2, 'NLV', '0000101', $2, 9)`,
    [guideId, customItem.id],
  )
  const { lines, params, operation, count, close } = await opened({}, guideId)
  const tomatoes = lines.find(({ customItemId }) => customItemId === customItem.id)!
  await count([operation(items.flour, 0, { lineId: tomatoes.lineId, caseHundredths: 150, units: 2 })])
  // 1.5 cases at $24.00 and 2 of 6 in a case: $36.00 + $8.00.
  expect((await close()).body).toMatchObject({ inventory: { valueCents: 4400 } })
  const { results } = await buyer.ask(getCustomerInventory, { params })
  expect(results!.find(({ lineId }) => lineId === tomatoes.lineId)).toMatchObject({ price: { source: 'custom' } })
})

test('more of one item than a count holds refuses the closing with the item, and the count stays open [INV-1, security 16]', async () => {
  const { params, operation, count, close } = await opened()
  // Three thousand times 9,999.99 cases do not fit an integer of the database.
  let last: string[] = []
  for (let call = 0; call < 6; call++) {
    const operations = Array.from({ length: 500 }, () => {
      const next = operation(items.flour, 999_999, { joins: last })
      last = [next.opId]
      return next
    })
    expect((await count(operations)).ok).toBe(true)
  }
  const refused = await close()
  expect([refused.status, codeOf(refused)]).toEqual([422, 'count_too_large'])
  expect((await buyer.ask(getCustomerInventory, { params })).inventory.status).toBe('open')
})

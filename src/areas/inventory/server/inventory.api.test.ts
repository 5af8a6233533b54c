import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deleteGuide } from '#areas/guides/guides.endpoints.ts'
import { codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import {
  deleteCustomerInventory,
  downloadCustomerInventory,
  findInventoryShipTo,
  printCustomerInventory,
  getCustomerInventory,
  listCustomerInventories,
  openCustomerInventory,
  updateCustomerInventory,
} from '../inventory.endpoints.ts'
import { addCountOperations, listCountOperations } from '../operation.endpoints.ts'
import { readPdf } from '#tests/support/read-pdf.ts'
import { addGuide } from '../testing/add-guide.ts'
import { kitchenGuide, openedCount } from '../testing/opened-count.ts'

const api = await startApi()
const [buyer, colleague, stranger, dsr] = await Promise.all([
  api.as('buyer'),
  api.as('colleague'),
  api.as('stranger'),
  api.as('dsr'),
])
const own = shipTos.own
const textOf = (pdf: unknown) =>
  readPdf(pdf as Buffer)
    .flat()
    .join(' ')
const opened = (body?: object, guideId?: string) => openedCount(api, buyer, body, guideId)

test('a count takes a copy of its guide: what the guide becomes does not change it [INV-1]', async () => {
  const { guideId, params, lines } = await opened()
  expect(lines.map(({ itemNumber, expected }) => [itemNumber, expected?.caseParValue])).toEqual([
    [items.flour, 4],
    [items.oil, 2],
    [items.chicken, null],
    [items.discontinued, 5],
  ])
  await api.db.run('delete from guides where id = $1', [guideId])
  const after = await buyer.ask(getCustomerInventory, { params })
  expect([after.lines, after.inventory.guideId]).toEqual([lines, null])
})

test('only a guide for inventory of this ship-to that has lines can be counted [INV-1, security 10]', async () => {
  const open = async (guideId: string) =>
    codeOf(await buyer.call(openCustomerInventory, { params: own, body: { guideId } }))
  expect(await open(randomUUID())).toBe('guide_not_found')
  const foreign = await addGuide(api.db, shipTos.foreign, [{ itemNumber: items.flour }])
  expect(await open(foreign)).toBe('guide_not_found')
  expect(await open(await addGuide(api.db, own, [{ itemNumber: items.flour }], 'CustomOrder'))).toBe(
    'guide_not_for_counts',
  )
  expect(await open(await addGuide(api.db, own, []))).toBe('guide_without_lines')
})

test('an item made for others is in no count, and a guide with nothing else has nothing to count [INV-1, ITEM-9]', async () => {
  const setProprietary = (is: boolean) =>
    api.db.run('update items set is_proprietary = $2 where item_number = $1', [items.reserved, is])
  await setProprietary(true)
  const { params, lines } = await opened(
    {},
    await addGuide(api.db, own, [{ itemNumber: items.flour }, { itemNumber: items.reserved }]),
  )
  expect(lines.map(({ itemNumber }) => itemNumber)).toEqual([items.flour])
  expect(await buyer.ask(downloadCustomerInventory, { params })).not.toContain(items.reserved)
  const guideId = await addGuide(api.db, own, [{ itemNumber: items.reserved }])
  const answer = await buyer.call(openCustomerInventory, { params: own, body: { guideId } })
  expect(codeOf(answer)).toBe('guide_without_lines')
  await setProprietary(false)
})

test('a count that is started while its guide is deleted is there or finds no guide [INV-1]', async () => {
  const seen = new Set<string | null>()
  for (let round = 0; round < 30; round++) {
    const guideId = await addGuide(api.db, own, [{ itemNumber: items.flour }])
    const [started, deleted] = await Promise.all([
      buyer.call(openCustomerInventory, { params: own, body: { guideId } }),
      colleague.call(deleteGuide, { params: { ...own, type: 'CustomInventory', guideId } }),
    ])
    seen.add(codeOf(started)).add(codeOf(deleted))
  }
  expect(seen).toEqual(new Set(['guide_not_found', null]))
})

test('two people who start a count of one guide at once meet in one [INV-1]', async () => {
  const guideId = await kitchenGuide(api)
  const answers = await Promise.all(
    [buyer, colleague].map((who) => who.call(openCustomerInventory, { params: own, body: { guideId } })),
  )
  const [made] = answers.flatMap((answer) => (answer.ok ? [answer.body.inventory.id] : []))
  const refused = answers.filter((answer) => !answer.ok)
  expect(refused).toHaveLength(1)
  expect(refused[0]!.body).toMatchObject({ code: 'inventory_already_open', details: { inventoryId: made } })
})

test('while a blind count is open nobody reads pars and the count before; closed, everybody does [INV-1]', async () => {
  const first = await opened()
  await first.count([first.operation(items.flour, 31_337)])
  await first.close()
  const { params, operation, count, close } = await opened({ isBlind: true }, first.guideId)
  for (const who of [buyer, colleague, dsr]) {
    const open = await who.ask(getCustomerInventory, { params })
    expect(JSON.stringify(open)).not.toMatch(/ParValue|reorderPoint|31337|"expected"/)
    expect(open.inventory.previousId).toBeNull()
  }
  await count([operation(items.flour, 100)])
  await close()
  const closed = await buyer.ask(getCustomerInventory, { params })
  expect(closed.lines[0]!.expected).toMatchObject({ caseParValue: 4, previous: { caseHundredths: 31_337 } })
})

test('a closed count takes no operation, no other name and is not deleted [INV-1]', async () => {
  const { params, operation, count, close } = await opened()
  const flour = operation(items.flour, 100)
  await count([flour])
  await close()
  expect(codeOf(await count([operation(items.flour, 200)]))).toBe('inventory_closed')
  // A device that lost the response learns that its operation arrived.
  expect((await count([flour])).body).toMatchObject({ accepted: [flour.opId], status: 'closed' })
  const rename = await buyer.call(updateCustomerInventory, { params, body: { action: 'Rename', name: 'x' } })
  expect(codeOf(rename)).toBe('inventory_closed')
  expect(codeOf(await buyer.call(deleteCustomerInventory, { params }))).toBe('inventory_closed')
})

test('a count in which somebody counted and cleared a shelf is not deleted, and its list knows that [INV-1]', async () => {
  const { params, operation, count } = await opened()
  const flour = operation(items.flour, 100)
  await count([flour, operation(items.flour, 0, { isCleared: true, replaces: [flour.opId] })])
  const { inventories } = await buyer.ask(listCustomerInventories, { params: own })
  const listed = inventories.find(({ id }) => id === params.inventoryId)!
  expect([listed.abilities.delete, listed.countedLines]).toEqual(['inventory_has_quantities', 0])
  expect(codeOf(await buyer.call(deleteCustomerInventory, { params }))).toBe('inventory_has_quantities')
})

test('only a count without quantities is deleted [INV-1]', async () => {
  const { params, operation, count, guideId } = await opened()
  await buyer.ask(deleteCustomerInventory, { params })
  expect(codeOf(await buyer.call(getCustomerInventory, { params }))).toBe('inventory_not_found')
  const again = await opened({}, guideId)
  await again.count([again.operation(items.flour, 100)])
  expect(codeOf(await buyer.call(deleteCustomerInventory, { params: again.params }))).toBe('inventory_has_quantities')
  expect(codeOf(await count([operation(items.flour, 1)]))).toBe('inventory_not_found')
})

test('a count is renamed by the version that was seen; an empty name is refused by its field [INV-1]', async () => {
  const { params } = await opened()
  const rename = (name: string, ifMatch?: number) =>
    buyer.call(updateCustomerInventory, { params, body: { action: 'Rename', name } }, { ...(ifMatch && { ifMatch }) })
  expect((await rename('Sunday', 1)).body).toMatchObject({ inventory: { name: 'Sunday', version: 2 } })
  const stale = await rename('Monday', 1)
  expect(stale.body).toMatchObject({ code: 'inventory_changed', details: { inventory: { name: 'Sunday' } } })
  expect((await rename('  ')).body).toMatchObject({ code: 'inventory_name_required', field: 'name' })
  expect((await rename('x'.repeat(81))).body).toMatchObject({ code: 'invalid_request', field: 'name' })
})

test('a count of another ship-to is absent on every call, also by an id under one of their own [ACCESS-4]', async () => {
  const { params, operation } = await opened()
  const asStranger = { ...shipTos.foreign, inventoryId: params.inventoryId }
  const codes = [
    await stranger.call(getCustomerInventory, { params: asStranger }),
    await stranger.call(listCountOperations, { params: asStranger }),
    await stranger.call(addCountOperations, {
      params: asStranger,
      body: { operations: [operation(items.flour, 100)] },
    }),
    await stranger.call(updateCustomerInventory, { params: asStranger, body: { action: 'Close' } }),
    await stranger.call(deleteCustomerInventory, { params: asStranger }),
  ].map(codeOf)
  expect(new Set(codes)).toEqual(new Set(['inventory_not_found']))
  const { inventories } = await stranger.ask(listCustomerInventories, { params: shipTos.foreign })
  expect(inventories).toEqual([])
})

test('the list has open counts first, pages and a total, and a page behind the last one is the last [INV-1]', async () => {
  const list = (query: object) => buyer.ask(listCustomerInventories, { params: own, query })
  const all = await list({ includeTotal: true, pageSize: 100 })
  expect(all.totalRecords).toBe(all.inventories.length)
  const statuses = all.inventories.map(({ status }) => status)
  expect(statuses).toEqual(statuses.toSorted().toReversed())
  const last = await list({ includeTotal: true, pageSize: 5, pageNo: 999 })
  expect(last.pageNo).toBe(Math.ceil(all.inventories.length / 5))
  expect(last.inventories.length).toBeGreaterThan(0)
  const closed = await list({ status: 'closed' })
  expect(new Set(closed.inventories.map(({ status }) => status))).toEqual(new Set(['closed']))
})

test('counting needs the feature for it [ACCESS-2]', async () => {
  const accounting = await api.as('accounting')
  const answer = await accounting.call(listCustomerInventories, { params: own })
  expect([answer.status, codeOf(answer)]).toEqual([403, 'feature_missing'])
})

test('a count comes as CSV and as PDF, blind ones without what they hide [INV-1]', async () => {
  const { params, operation, count, close, guideId } = await opened()
  await count([operation(items.flour, 250)])
  await close()
  const csv = String(await buyer.ask(downloadCustomerInventory, { params }))
  expect(csv).toContain('FLOUR ALL PURPOSE,Millstone,8/5 LB,Flour,2.5,0,')
  expect(textOf(await buyer.ask(printCustomerInventory, { params }))).toContain('FLOUR ALL PURPOSE')
  const blind = await opened({ isBlind: true }, guideId)
  const hidden = String(await buyer.ask(downloadCustomerInventory, { params: blind.params }))
  expect(hidden).not.toMatch(/par|Last count|2\.5/)
  const sheet = textOf(await buyer.ask(printCustomerInventory, { params: blind.params }))
  expect(sheet).not.toMatch(/2\.5|Par/)
})

test('a count of another ship-to of the user is found with that ship-to; of others it reads like a missing one [INV-1, SHELL-6, security 9]', async () => {
  const guideId = await addGuide(api.db, shipTos.sibling, [{ itemNumber: items.flour }])
  const { inventory } = await buyer.ask(openCustomerInventory, { params: shipTos.sibling, body: { guideId } })
  const find = (client: typeof buyer, inventoryId: string) =>
    client.call(findInventoryShipTo, { params: { inventoryId } })
  expect((await find(buyer, inventory.id)).body).toMatchObject({
    name: inventory.name,
    shipTo: { division: 'NLV', number: '0000102' },
  })
  const [foreign, missing] = [await find(stranger, inventory.id), await find(stranger, randomUUID())]
  expect([foreign.status, codeOf(foreign)]).toEqual([404, 'inventory_not_found'])
  expect(foreign.body).toEqual(missing.body)
})

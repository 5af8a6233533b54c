import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { deleteCustomerLocation } from '#areas/customer-data/named-entries.endpoints.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { sortGuide, updateGuide } from '../guide-items.endpoints.ts'
import { createGuide, deleteGuide, listGuides } from '../guides.endpoints.ts'
import { notificationsOf } from '#tests/support/notifications-of.ts'
import { linesIn, madeGuide, numbersIn, standardGuide, versionOf } from '../testing/made-guide.ts'

const api = await startApi()
let buyer: Client
let dsr: Client
let stranger: Client
beforeAll(async () => {
  ;[buyer, dsr, stranger] = await Promise.all([api.as('buyer'), api.as('dsr'), api.as('stranger')])
})

const itemsOnly = 'UpdateGuideItemsOnly' as const

describe('lines of a guide', () => {
  test('are added, changed and removed in one change, and the version grows by one [GUIDE-1]', async () => {
    const params = await madeGuide(buyer, [{ itemNumber: items.flour }, { itemNumber: items.oil }])
    const [flour, oil] = await linesIn(buyer, params)
    const version = await versionOf(buyer, params)
    const body = {
      action: itemsOnly,
      itemsAdded: [{ itemNumber: items.napkins, eachParValue: 12 }],
      itemsChanged: [{ lineId: flour!.lineId, caseParValue: 3, reorderPointPct: 50 }],
      itemsRemoved: [{ lineId: oil!.lineId }],
    }
    const { guide, rows } = await buyer.ask(updateGuide, { params, body }, { ifMatch: version })
    expect([guide.version, guide.lineCount]).toEqual([version + 1, 2])
    expect(rows.map(({ itemNumber, caseParValue, eachParValue }) => [itemNumber, caseParValue, eachParValue])).toEqual([
      [items.flour, 3, null],
      [items.napkins, null, 12],
    ])
    expect(await numbersIn(buyer, params)).toEqual([items.flour, items.napkins])
  })

  test.each([
    [{ itemsAdded: [{ itemNumber: items.flour }] }, 409, 'item_already_in_guide', 'itemsAdded.0.itemNumber'],
    [
      { itemsAdded: [{ itemNumber: items.oil }, { itemNumber: '0009999' }] },
      404,
      'item_not_found',
      'itemsAdded.1.itemNumber',
    ],
    [
      { itemsAdded: [{ itemNumber: items.napkins, caseParValue: 1 }] },
      422,
      'case_par_not_allowed',
      'itemsAdded.0.caseParValue',
    ],
    [
      { itemsAdded: [{ itemNumber: items.oil, eachParValue: 1 }] },
      422,
      'each_par_not_allowed',
      'itemsAdded.0.eachParValue',
    ],
    [
      { itemsAdded: [{ itemNumber: items.oil, caseParValue: -1 }] },
      400,
      'invalid_request',
      'itemsAdded.0.caseParValue',
    ],
    [
      { itemsAdded: [{ itemNumber: items.oil, caseParValue: 1e9 }] },
      400,
      'invalid_request',
      'itemsAdded.0.caseParValue',
    ],
    [
      { itemsAdded: [{ itemNumber: items.oil, caseParValue: 1.5 }] },
      400,
      'invalid_request',
      'itemsAdded.0.caseParValue',
    ],
    [
      { itemsAdded: [{ itemNumber: items.oil, reorderPointPct: 101 }] },
      400,
      'invalid_request',
      'itemsAdded.0.reorderPointPct',
    ],
    [{ itemsRemoved: [{ lineId: people.buyer }] }, 404, 'guide_line_not_found', 'itemsRemoved.0.lineId'],
  ])('%j is refused as a whole, with its field [GUIDE-1]', async (change, status, code, field) => {
    const params = await madeGuide(buyer, [{ itemNumber: items.flour }])
    const before = await versionOf(buyer, params)
    const answer = await buyer.call(updateGuide, { params, body: { action: itemsOnly, ...change } })
    expect([answer.status, codeOf(answer), answer.ok ? null : answer.body.field]).toEqual([status, code, field])
    expect([await versionOf(buyer, params), await numbersIn(buyer, params)]).toEqual([before, [items.flour]])
  })

  test('a case par of an item sold by the each has the sentence of the specification [GUIDE-1]', async () => {
    const params = await madeGuide(buyer)
    const itemsAdded = [{ itemNumber: items.napkins, caseParValue: 1 }]
    const answer = await buyer.call(updateGuide, { params, body: { action: itemsOnly, itemsAdded } })
    expect(answer.ok ? '' : answer.body.message).toBe('Case par value not allowed for each only item')
  })

  test('categories, locations and custom items of another ship-to are not found [GUIDE-4, security 10]', async () => {
    const params = await madeGuide(buyer)
    const ids = { category: people.dsm, location: people.dsr, item: people.admin }
    const foreign = `'NLV', '${shipTos.foreign.shipTo}'`
    await api.db.run(`insert into customer_categories values ('${ids.category}', ${foreign}, 'Theirs')`)
    await api.db.run(`insert into customer_locations values ('${ids.location}', ${foreign}, 'Theirs')`)
    await api.db.run(
      `insert into custom_items (id, division, ship_to, description) values ('${ids.item}', ${foreign}, 'Theirs')`,
    )
    for (const [line, code] of [
      [{ itemNumber: items.oil, categoryId: ids.category }, 'category_not_found'],
      [{ itemNumber: items.oil, locationId: ids.location }, 'location_not_found'],
      [{ customItemId: ids.item }, 'custom_item_not_found'],
    ] as const)
      expect(codeOf(await buyer.call(updateGuide, { params, body: { action: itemsOnly, itemsAdded: [line] } }))).toBe(
        code,
      )
    expect(await linesIn(buyer, params)).toEqual([])
  })

  test('5,000 lines are the most a guide has [GUIDE-1]', async () => {
    const params = await madeGuide(buyer)
    await api.db.run(
      `insert into custom_items (id, division, ship_to, description)
       select gen_random_uuid(), 'NLV', '${params.shipTo}', 'Custom ' || n from generate_series(1, 5000) n`,
    )
    await api.db.run('analyze custom_items')
    await api.db.run(
      `insert into guide_items (guide_id, line_id, division, ship_to, custom_item_id, sort_sequence)
       select '${params.guideId}', gen_random_uuid(), division, ship_to, id, row_number() over () from custom_items
       where description like 'Custom %'`,
    )
    const body = { action: itemsOnly, itemsAdded: [{ itemNumber: items.oil }] }
    expect(codeOf(await buyer.call(updateGuide, { params, body }))).toBe('too_many_guide_lines')
    expect(await linesIn(buyer, params)).toHaveLength(5000)
    await buyer.ask(deleteGuide, { params })
  })
})

describe('own words', () => {
  test('are the ship-to’s for the item: the same in every guide, and what is left out stays [GUIDE-1]', async () => {
    const [params, other] = [
      await madeGuide(buyer, [{ itemNumber: items.flour, customerDescription: 'Harina', customerItemNumber: 'K-1' }]),
      await madeGuide(buyer, [{ itemNumber: items.flour }]),
    ]
    const [line] = await linesIn(buyer, other)
    expect(line).toMatchObject({ customerDescription: 'Harina', customerItemNumber: 'K-1' })
    const itemsChanged = [{ lineId: line!.lineId, customerDescription: 'Flour for bread' }]
    await buyer.ask(updateGuide, { params: other, body: { action: itemsOnly, itemsChanged } })
    expect((await linesIn(buyer, params))[0]).toMatchObject({
      customerDescription: 'Flour for bread',
      customerItemNumber: 'K-1',
    })
  })

  test('and locations follow when another takes a location’s place, and the guide has a new version [GUIDE-4]', async () => {
    const place = shipTos.own
    const [cooler, freezer] = ['Cooler', 'Freezer'].map((name) => ({ name, id: randomUUID() }))
    for (const { id, name } of [cooler!, freezer!])
      await api.db.run(`insert into customer_locations values ($1, 'NLV', '0000101', $2)`, [id, name])
    const params = await madeGuide(buyer, [{ itemNumber: items.flour, locationId: cooler!.id }])
    const version = await versionOf(buyer, params)
    const remove = (query: { moveTo?: string }) =>
      buyer.call(deleteCustomerLocation, { params: { ...place, id: cooler!.id }, query })
    expect(await remove({})).toMatchObject({
      status: 409,
      body: { details: { uses: [{ noun: 'guide line', count: 1 }] } },
    })
    expect((await remove({ moveTo: freezer!.id })).status).toBe(200)
    expect((await linesIn(buyer, params))[0]!.locationId).toBe(freezer!.id)
    expect(await versionOf(buyer, params)).toBe(version + 1)
  })
})

describe('a stale change', () => {
  test('is refused with the guide as it is, and without If-Match it is taken [GUIDE-1]', async () => {
    const params = await madeGuide(buyer, [{ itemNumber: items.flour }])
    const version = await versionOf(buyer, params)
    await dsr.ask(updateGuide, { params, body: { action: itemsOnly, itemsAdded: [{ itemNumber: items.oil }] } })
    const body = { action: itemsOnly, itemsAdded: [{ itemNumber: items.bread }] }
    const answer = await buyer.call(updateGuide, { params, body }, { ifMatch: version })
    expect([answer.status, codeOf(answer)]).toEqual([409, 'guide_changed'])
    expect(answer.ok ? null : answer.body.details).toMatchObject({ guide: { version: version + 1, lineCount: 2 } })
    expect((await buyer.call(updateGuide, { params, body })).status).toBe(200)
  })
})

describe('a guide of others', () => {
  test('reads the same as a missing one, under whatever ship-to [security 9]', async () => {
    const foreign = await madeGuide(stranger, [], { shipTo: shipTos.foreign })
    const params = { ...foreign, ...shipTos.own }
    for (const answer of [
      await buyer.call(updateGuide, { params, body: { action: itemsOnly } }),
      await buyer.call(deleteGuide, { params }),
      await buyer.call(sortGuide, { params, body: { lineIds: [] } }),
      await buyer.call(createGuide, {
        params: shipTos.own,
        body: {
          type: 'CustomOrder',
          name: 'Copy',
          from: { kind: 'guide', type: 'CustomOrder', guideId: foreign.guideId },
        },
      }),
    ])
      expect([answer.status, codeOf(answer)]).toEqual([404, 'guide_not_found'])
  })

  test('a guide is found by its own type alone [GUIDE-1]', async () => {
    const params = { ...(await madeGuide(buyer)), type: 'CustomInventory' as const }
    expect(codeOf(await buyer.call(deleteGuide, { params }))).toBe('guide_not_found')
  })
})

describe('the name', () => {
  test('changes with UpdateGuide, for staff with who manages it, and stays one of a kind [GUIDE-1, GUIDE-2]', async () => {
    const params = await madeGuide(buyer)
    const rename = (name: string, client = buyer, isDsrManaged?: boolean) =>
      client.call(updateGuide, {
        params,
        body: { action: 'UpdateGuide', name, ...(isDsrManaged !== undefined && { isDsrManaged }) },
      })
    expect(await rename('Friday order')).toMatchObject({ status: 200, body: { guide: { name: 'Friday order' } } })
    await madeGuide(buyer)
    await buyer.ask(createGuide, { params: shipTos.own, body: { type: 'CustomOrder', name: 'Taken' } })
    expect(codeOf(await rename('taken'))).toBe('guide_name_taken')
    expect(codeOf(await rename('  '))).toBe('invalid_request')
    expect(codeOf(await rename('x'.repeat(61)))).toBe('invalid_request')
    expect(codeOf(await rename('Mine', buyer, true))).toBe('dsr_managed_staff_only')
    expect(await rename('Theirs', dsr, true)).toMatchObject({ body: { guide: { isDsrManaged: true } } })
    expect(codeOf(await rename('Mine again'))).toBe('guide_dsr_managed')
    expect(codeOf(await buyer.call(deleteGuide, { params }))).toBe('guide_dsr_managed')
  })

  test('of the Standard guide changes for nobody, nor is it deleted [GUIDE-1]', async () => {
    const params = await standardGuide(buyer)
    for (const client of [buyer, dsr]) {
      const rename = await client.call(updateGuide, { params, body: { action: 'UpdateGuide', name: 'Other' } })
      expect(codeOf(rename)).toBe('standard_guide_fixed')
      expect(codeOf(await client.call(deleteGuide, { params }))).toBe('standard_guide_fixed')
    }
  })
})

describe('the number of guides', () => {
  test('is at most 200 a ship-to [GUIDE-1]', async () => {
    const params = shipTos.sibling
    await buyer.ask(listGuides, { params })
    await api.db.run(
      `insert into guides (id, division, ship_to, type, name)
       select gen_random_uuid(), 'NLV', '${params.shipTo}', 'CustomOrder', 'Many ' || n from generate_series(1, 199) n`,
    )
    const answer = await buyer.call(createGuide, { params, body: { type: 'CustomOrder', name: 'One more' } })
    expect(codeOf(answer)).toBe('too_many_guides')
  })
})

test('what staff change of a guide its customer is notified of, at most once an hour; their own changes not [NEXT-7]', async () => {
  const params = await madeGuide(buyer, [{ itemNumber: items.flour }])
  await api.db.run('delete from notifications')
  const change = (who: Client, caseParValue: number, lineId: string) =>
    who.ask(updateGuide, { params, body: { action: itemsOnly, itemsChanged: [{ lineId, caseParValue }] } })
  const { lineId } = (await linesIn(buyer, params))[0]!
  await change(buyer, 2, lineId)
  expect(await notificationsOf(api.db, 'guideChanged')).toEqual([])
  await change(dsr, 3, lineId)
  await change(dsr, 4, lineId)
  const first = await notificationsOf(api.db, 'guideChanged')
  expect(first.map(({ userId }) => userId)).toContain(people.buyer)
  expect(first.map(({ userId }) => userId)).not.toContain(people.dsr)
  expect(first[0]).toMatchObject({
    body: expect.stringMatching(/^dsr changed your guide /) as string,
    shipTo: '0000101',
  })
  expect(new Set(first.map(({ userId }) => userId)).size).toBe(first.length)
  const now = api.clock.now()
  api.clock.set(new Date(now.getTime() + 3_600_000))
  await change(dsr, 5, lineId)
  expect((await notificationsOf(api.db, 'guideChanged')).length).toBe(2 * first.length)
  api.clock.set(now)
})

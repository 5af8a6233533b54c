import { beforeEach, expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { people, shipTos } from '#tests/support/distributor.ts'
import {
  bulkUpdateErpSettings,
  bulkUpdateShipToSettings,
  getShipToSettings,
  listShipToSettings,
  previewShipToSettings,
  updateShipToSettings,
} from '../ship-to-settings.endpoints.ts'

const api = await startApi()
const [buyer, dsr, admin] = await Promise.all([api.as('buyer'), api.as('dsr'), api.as('admin')])
const { own, sibling, foreign } = shipTos
const state = () =>
  api.db.rows(
    `select number, recipe_pricing_type, max_food_cost_pct, block_switch_save, is_ordering_allowed, arr_name, parent_ship_to
     from ship_tos order by number`,
  )
const written = () =>
  api.db.rows<{ entity: string; details: unknown }>(
    `select entity, details from audit_entries where action = 'ship-to.change-settings' order by id`,
  )
const messages = () =>
  api.db.rows<{ payload: object }>(`select payload from outbox_messages where topic = 'ship-to.settings-changed'`)

beforeEach(async () => {
  await api.db
    .run(`update ship_tos set recipe_pricing_type = 'current', max_food_cost_pct = null, block_switch_save = false,
    is_ordering_allowed = true, arr_name = ''`)
  await api.db.run('truncate audit_entries, outbox_messages')
})

test('everybody reads the settings of their own ship-to [CUST-2]', async () => {
  await api.db.run(`update ship_tos set max_food_cost_pct = 28.5 where number = '0000101'`)
  expect(await buyer.ask(getShipToSettings, { params: own })).toEqual({
    recipePricingType: 'current',
    maxFoodCostPct: 28.5,
    blockSwitchSave: false,
  })
})

test('a setting of one ship-to is changed, exact to the hundredth, and what was before is written down [CUST-2, PLAT-8]', async () => {
  const body = { maxFoodCostPct: 28.15, recipePricingType: 'last purchased' as const }
  const { settings } = await dsr.ask(updateShipToSettings, { params: { id: 'NLV-101' }, body })
  expect(settings).toEqual({ recipePricingType: 'last purchased', maxFoodCostPct: 28.15, blockSwitchSave: false })
  expect(await written()).toEqual([
    {
      entity: 'ship-to:NLV/0000101',
      details: {
        changes: [
          { field: 'recipePricingType', from: 'current', to: 'last purchased' },
          { field: 'maxFoodCostPct', from: null, to: 28.15 },
        ],
      },
    },
  ])
})

test('a change to what is set already changes nothing and writes nothing down [CUST-2]', async () => {
  await dsr.ask(updateShipToSettings, { params: { id: 'NLV-0000101' }, body: { blockSwitchSave: false } })
  expect(await written()).toEqual([])
})

test('a foreign, a missing and another division’s ship-to are refused alike [CUST-2, ACCESS-4]', async () => {
  const before = await state()
  const ids = ['NLV-0000201', 'NLV-0009999', 'NIC-0000101']
  const answers = await Promise.all(
    ids.map((id) => dsr.call(updateShipToSettings, { params: { id }, body: { blockSwitchSave: true } })),
  )
  for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, answers[0]!.body])
  expect(await state()).toEqual(before)
})

test('99 own ship-tos and one foreign one: nothing happens [CUST-2]', async () => {
  await api.db.run(
    `insert into ship_tos (division, number, bill_to, name, dsr_email)
     select 'NLV', lpad(n::text, 7, '0'), '0000100', 'Bulk ' || n, 'dsr@larder.example' from generate_series(5001, 5099) n`,
  )
  const many = Array.from({ length: 99 }, (_, n) => ({ division: 'NLV', shipTo: String(5001 + n).padStart(7, '0') }))
  const before = await state()
  const settings = { blockSwitchSave: true }
  const refused = await dsr.call(bulkUpdateShipToSettings, { body: { shipTos: [...many, foreign], settings } })
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([404, 'ship_to_not_found'])
  const erp = await dsr.call(bulkUpdateErpSettings, {
    body: { shipTos: [...many, foreign], settings: { arrName: 'Nobody' } },
  })
  expect(erp.status).toBe(404)
  expect([await state(), await written(), await messages()]).toEqual([before, [], []])
  const done = await dsr.ask(bulkUpdateShipToSettings, { body: { shipTos: [...many, many[0]!], settings } })
  expect(done).toMatchObject({ changed: 99, unchanged: 0 })
  expect((await written()).length).toBe(99)
  await api.db.run(`delete from ship_tos where number between '0005001' and '0005099'`)
})

test('a bulk change names one to 500 ship-tos and at least one setting [CUST-2]', async () => {
  const settings = { blockSwitchSave: true }
  const tooMany = Array.from({ length: 501 }, () => own)
  for (const body of [
    { shipTos: [], settings },
    { shipTos: tooMany, settings },
    { shipTos: [own], settings: { maxFoodCostPct: 100.5 } },
    { shipTos: [own], settings: { maxFoodCostPct: -1 } },
  ]) {
    expect((await dsr.call(bulkUpdateShipToSettings, { body })).status).toBe(400)
  }
  for (const settings of [{}, { maxFoodCostPct: 28.123 }]) {
    expect((await dsr.call(bulkUpdateShipToSettings, { body: { shipTos: [own], settings } })).status).toBe(422)
  }
  expect(await written()).toEqual([])
})

test('the preview returns what would change, and changes nothing [CUST-2]', async () => {
  await api.db.run(`update ship_tos set block_switch_save = true where number = '0000102'`)
  const before = await state()
  const body = { shipTos: [sibling, own], settings: { blockSwitchSave: true, arrName: 'Ana Reyes' } }
  expect(await dsr.ask(previewShipToSettings, { body })).toMatchObject({
    changed: [
      {
        ...own,
        name: 'Harbor Grill Downtown',
        changes: [
          { field: 'blockSwitchSave', from: false, to: true },
          { field: 'arrName', from: '', to: 'Ana Reyes' },
        ],
      },
      { ...sibling, name: 'Harbor Grill Airport', changes: [{ field: 'arrName', from: '', to: 'Ana Reyes' }] },
    ],
    unchanged: 0,
  })
  expect(await state()).toEqual(before)
  const foreignToo = await dsr.call(previewShipToSettings, { body: { ...body, shipTos: [own, foreign] } })
  expect(foreignToo.status).toBe(404)
})

test('ERP settings are changed by staff only, and the ERP message is queued with the change [CUST-2, PLAT-4]', async () => {
  const settings = { isOrderingAllowed: false, arrName: 'Ana Reyes' }
  await dsr.ask(bulkUpdateErpSettings, { body: { shipTos: [own, sibling], settings } })
  expect(await messages()).toEqual([
    { payload: expect.objectContaining({ shipTos: [own, sibling], settings, changedBy: 'dsr@larder.example' }) },
  ])
  // A customer may be given the feature; what the ERP keeps stays with the distributor all the
  // same.
  await api.db.run(`insert into user_features values ('${people.buyer}', 'shipToSettings')`)
  const refused = await buyer.call(bulkUpdateErpSettings, {
    body: { shipTos: [own], settings: { isOrderingAllowed: true } },
  })
  expect(refused.status).toBe(403)
  expect(
    (await buyer.call(bulkUpdateShipToSettings, { body: { shipTos: [own], settings: { blockSwitchSave: true } } }))
      .status,
  ).toBe(200)
  await api.db.run(`delete from user_features where user_id = '${people.buyer}'`)
})

test("the list shows the user's own ship-tos, searched, filtered, sorted and counted [CUST-2, ACCESS-4]", async () => {
  await api.db.run(`update ship_tos set block_switch_save = true where number = '0000102'`)
  const numbers = async (query: object, who = dsr) =>
    (await who.ask(listShipToSettings, { query })).shipTos.map(({ shipTo }) => shipTo)
  expect(await numbers({})).toEqual(['0000102', '0000101', '0000301'])
  expect(await numbers({ sort: 'shipTo', sortDirection: 'desc' })).toEqual(['0000301', '0000102', '0000101'])
  expect(await numbers({ blockSwitchSave: 'true' })).toEqual(['0000102'])
  expect(await numbers({ keyword: 'harbor', sort: 'shipTo' })).toEqual(['0000101', '0000102'])
  expect(await numbers({ keyword: 'oven' })).toEqual([])
  expect(await numbers({ division: 'NIC' }, admin)).toEqual(['0000901'])
  const page = await admin.ask(listShipToSettings, { query: { pageSize: 2, pageNo: 3, includeTotal: 'true' } })
  expect([page.shipTos.length, page.totalRecords]).toEqual([1, 5])
})

const rowOf = async (shipTo: string) =>
  (await dsr.ask(listShipToSettings, { query: { pageSize: 100 } })).shipTos.find((row) => row.shipTo === shipTo)!

test('a setting a colleague changed in the meantime is not put back: a stale change is refused [CUST-2]', async () => {
  const params = { id: 'NLV-0000101' }
  const seen = await rowOf('0000101')
  await admin.ask(updateShipToSettings, { params, body: { maxFoodCostPct: 44 } }, { ifMatch: seen.versions.settings })
  const late = { params, body: { recipePricingType: 'last purchased' as const } }
  const refused = await dsr.call(updateShipToSettings, late, { ifMatch: seen.versions.settings })
  expect(refused).toMatchObject({ status: 409, body: { code: 'settings_changed' } })
  const now = await rowOf('0000101')
  expect(now).toMatchObject({ recipePricingType: 'current', maxFoodCostPct: 44 })
  await dsr.ask(updateShipToSettings, late, { ifMatch: now.versions.settings })
  expect(await rowOf('0000101')).toMatchObject({ recipePricingType: 'last purchased', maxFoodCostPct: 44 })
})

test('of a bulk change nothing is made when one ship-to was changed since the preview [CUST-2]', async () => {
  const keys = [own, sibling].map(({ division, shipTo }) => ({ division, shipTo }))
  const settings = { blockSwitchSave: true }
  const { changed } = await dsr.ask(previewShipToSettings, { body: { shipTos: keys, settings } })
  const shipTos = changed.map(({ division, shipTo, versions }) => ({ division, shipTo, version: versions.settings }))
  await admin.ask(updateShipToSettings, { params: { id: 'NLV-0000101' }, body: { maxFoodCostPct: 44 } })
  const before = await state()
  const refused = await dsr.call(bulkUpdateShipToSettings, { body: { shipTos, settings } })
  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'settings_changed', details: { shipTos: [{ shipTo: '0000101' }] } },
  })
  expect(await state()).toEqual(before)
  // The ERP's settings are others: their version has not moved.
  const row = await rowOf('0000101')
  const erp = {
    shipTos: [{ division: 'NLV', shipTo: '0000101', version: row.versions.erp }],
    settings: { arrName: 'Ana' },
  }
  expect(await dsr.call(bulkUpdateErpSettings, { body: erp })).toMatchObject({ status: 200 })
})

import { beforeAll, describe, expect, test } from 'vitest'
import { getGuide, listGuides } from '#areas/guides/guides.endpoints.ts'
import { migrateJobs } from '#platform/jobs/jobs.ts'
import { createLog } from '#platform/log.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, shipTos } from '#tests/support/distributor.ts'
import {
  createStagingGuide,
  decideStagingLine,
  deleteStagingGuide,
  getStagingGuide,
  listStagingGuides,
  migrateStagingGuides,
} from '../staging-guides.endpoints.ts'
import { maxStagingGuides } from '../staging-guide.ts'
import { stageList, uploadList } from '../testing/stage-list.ts'

const api = await startApi()
const params = shipTos.own
let dsr: Client
let otherDsr: Client
let dsm: Client
beforeAll(async () => {
  await migrateJobs(api.url, createLog('silent'))
  dsr = await api.as('dsr')
  otherDsr = await api.as('otherDsr')
  dsm = await api.as('dsm')
  await api.db.run(`insert into customer_items values ('NLV', '0000101', $1, 'House chicken', 'K417')`, [items.chicken])
  // Made for another customer only.
  await api.db.run(
    `insert into items (division, item_number, description, pack_size_description, brand, category_id, is_proprietary,
        reserved_ship_tos, erp_status)
     values ('NLV', '0001077', 'PICKLE SECRET SPEAR', '4/1 GAL', 'Millstone', 'dry', true, '{0000201}', 'active')`,
  )
})

const csv = [
  'Number,Description,Pack,UPC,Group,Par CS,Par EA,Location',
  '4418263,FLOUR ALL PURPOSE,8/5 LB,,Dry,4,3,Pantry',
  'K417,Chicken from the house,,,Meat,2,,Walk-in',
  '777,Dinner napkins two ply,,,Paper,2,,Pantry',
  '888,Grandmother’s secret spice,12/1 LB,,Dry,1,,Pantry',
  '999,Sea urchin,,,Fish,,,',
].join('\n')

const read = (id: string, show: 'all' | 'open' = 'all', client = dsr) =>
  client.ask(getStagingGuide, { params: { ...params, id }, query: { show } })
const decide = (id: string, lineId: string, decision: Parameters<typeof body>[0], client = dsr) =>
  client.call(decideStagingLine, { params: { ...params, id, lineId }, body: body(decision) })
const body = (decision: { kind: 'item'; itemNumber: string } | { kind: 'customItem' | 'leaveOut' | 'undecided' }) => ({
  decision,
})
const migrate = (stagingGuideIds: string[], more: object = {}, client = dsr) =>
  client.call(migrateStagingGuides, { params, body: { stagingGuideIds, type: 'CustomOrder', ...more } })
const stage = (name: string, text = csv, client = dsr, where: { division: string; shipTo: string } = params) =>
  stageList(api, client, where, { csv: text, name })
const simple = (name: string) => stage(name, 'Number,Description\n1,FLOUR ALL PURPOSE\n')
const guideNames = async () => (await dsr.ask(listGuides, { params })).guides.map(({ name }) => name)

describe('a list', () => {
  test('is matched by own number and by its words; what is not certain is asked [GUIDE-3]', async () => {
    const { id } = await stage('Matched')
    const { lines, items: rows, stagingGuide } = await read(id)
    expect(lines.map(({ position, state, matchedNumber }) => [position, state, matchedNumber])).toEqual([
      [1, 'matched', items.flour],
      [2, 'matched', items.chicken],
      [3, 'asked', null],
      [4, 'unmatched', null],
      [5, 'unmatched', null],
    ])
    expect(lines[2]!.choices).toContain(items.napkins)
    expect(rows.find(({ itemNumber }) => itemNumber === items.flour)?.price?.casePrice).toBe(2000)
    expect(stagingGuide.lines).toMatchObject({ total: 5, waiting: 0, matched: 2, asked: 1, unmatched: 2 })
    expect((await read(id, 'open')).lines.map(({ position }) => position)).toEqual([3, 4, 5])
  })

  test('becomes a guide with pars, categories, locations, custom items and own words [GUIDE-3, ITEM-2]', async () => {
    const { id } = await stage('Kitchen list')
    const { lines } = await read(id)
    await decide(id, lines[2]!.lineId, { kind: 'item', itemNumber: items.napkins })
    await decide(id, lines[3]!.lineId, { kind: 'customItem' })
    await decide(id, lines[4]!.lineId, { kind: 'leaveOut' })
    const made = await migrate([id])
    expect(made.body).toMatchObject({ isSuccess: true, message: '1 guide created' })
    const guideId = (made.body as { results: { guideId: string }[] }).results[0]!.guideId
    const { guide, rows } = await dsr.ask(getGuide, { params: { ...params, type: 'CustomOrder', guideId } })
    expect([guide.name, guide.lineCount]).toEqual(['Kitchen list', 4])
    expect(
      rows.map((row) => [
        row.itemNumber ?? row.customItem?.description,
        row.caseParValue,
        row.eachParValue,
        row.categoryName,
        row.locationName,
      ]),
    ).toEqual([
      [items.flour, 4, 3, 'Dry', 'Pantry'],
      [items.chicken, 2, null, 'Meat', 'Walk-in'],
      // 2 cases of an item that is sold by the each alone.
      [items.napkins, null, 2, 'Paper', 'Pantry'],
      ['Grandmother’s secret spice', 1, null, 'Dry', 'Pantry'],
    ])
    expect(
      rows.map(({ customerDescription, customerItemNumber }) => [customerDescription, customerItemNumber]),
    ).toEqual([
      ['', '4418263'],
      ['House chicken', 'K417'],
      ['Dinner napkins two ply', '777'],
      ['', '888'],
    ])
    expect((await read(id)).stagingGuide).toMatchObject({ guide: { id: guideId, type: 'CustomOrder' } })
  })

  test('with a row at fault is not staged, unless the good rows are wanted [GUIDE-3]', async () => {
    const faulty = 'Number,Description,Par CS\n1,FLOUR ALL PURPOSE,-1\n2,OIL CANOLA,2\n'
    const before = (await dsr.ask(listStagingGuides, { params })).stagingGuides.length
    const refused = await (await uploadList(dsr, params, { csv: faulty }))()
    expect(refused).toMatchObject({
      isSuccess: false,
      stagingGuide: null,
      errors: [{ row: 2, message: 'Case par value must be a whole number from 0 to 9999' }],
    })
    expect((await dsr.ask(listStagingGuides, { params })).stagingGuides).toHaveLength(before)
    const taken = await (await uploadList(dsr, params, { csv: faulty, leavesOutErrors: true }))()
    expect([taken.isSuccess, taken.stagingGuide?.lines.total, taken.errors.length]).toEqual([true, 1, 1])
  })

  test('of 5,000 lines is staged, and of 5,001 refused [GUIDE-3]', async () => {
    const rows = (count: number) =>
      `Number,Description\n${Array.from({ length: count }, (_, i) => `${i},Dish ${i}`).join('\n')}`
    const tooMany = await uploadList(dsr, params, { csv: rows(5001) })
    await expect(tooMany()).rejects.toThrow('A list can have at most 5,000 lines.')
    const { stagingGuide } = await (await uploadList(dsr, params, { csv: rows(5000), name: 'Long' }))()
    expect(stagingGuide?.lines).toMatchObject({ total: 5000, waiting: 5000 })
    const early = await migrate([stagingGuide!.id])
    expect(early.body).toMatchObject({ isSuccess: false, results: [{ code: 'staging_guide_matching' }] })
    await dsr.ask(deleteStagingGuide, { params: { ...params, id: stagingGuide!.id } })
  })
})

describe('a decision', () => {
  test('takes an item once, and only one that the ship-to can see [GUIDE-3, ITEM-9]', async () => {
    const { id } = await stage('Decided')
    const { lines } = await read(id)
    const [, , napkins, spice] = lines
    const repeated = await decide(id, spice!.lineId, { kind: 'item', itemNumber: items.flour })
    expect(repeated.body).toMatchObject({ code: 'staging_item_repeated', message: 'Line 1 is this item already.' })
    for (const itemNumber of ['0001077', '0009999'])
      expect((await decide(id, napkins!.lineId, { kind: 'item', itemNumber })).body).toMatchObject({
        code: 'item_not_found',
        field: 'decision.itemNumber',
      })
    await decide(id, lines[0]!.lineId, { kind: 'leaveOut' })
    expect((await decide(id, spice!.lineId, { kind: 'item', itemNumber: items.flour })).ok).toBe(true)
    expect((await decide(id, spice!.lineId, { kind: 'undecided' })).body).toMatchObject({
      line: { state: 'unmatched', matchedNumber: null },
    })
  })

  test('of two people at once who choose one item for two lines, one is refused [GUIDE-3]', async () => {
    const { id } = await stage('Race')
    const { lines } = await read(id)
    const choose = { kind: 'item', itemNumber: items.oil } as const
    const answers = await Promise.all([decide(id, lines[3]!.lineId, choose), decide(id, lines[4]!.lineId, choose, dsm)])
    expect(new Set(answers.map(codeOf))).toEqual(new Set([null, 'staging_item_repeated']))
  })

  test('about a line of another list finds nothing [security 9]', async () => {
    const [one, other] = [await simple('One'), await simple('Other')]
    const { lines } = await read(other.id)
    expect(codeOf(await decide(one.id, lines[0]!.lineId, { kind: 'leaveOut' }))).toBe('staging_line_not_found')
  })
})

describe('bulk-migrate', () => {
  test('makes a guide of each list; one that cannot be made leaves the others [GUIDE-3]', async () => {
    const [good, open, also] = [
      await simple('Bulk A'),
      await stage('Bulk open', 'Number,Description\n1,FLOUR ALL PURPOSE\n2,Sea urchin\n3,Squid ink\n'),
      await simple('Bulk B'),
    ]
    const answer = await migrate([good.id, open.id, also.id])
    expect(answer.body).toMatchObject({
      isSuccess: false,
      message: '2 of 3 guides created',
      results: [
        { isSuccess: true },
        { isSuccess: false, code: 'staging_lines_undecided', message: '2 lines of this list still need a decision.' },
        { isSuccess: true },
      ],
    })
    expect(await guideNames()).toEqual(expect.arrayContaining(['Bulk A', 'Bulk B']))
    expect((await migrate([open.id], { leavesOutUndecided: true })).body).toMatchObject({ isSuccess: true })
  })

  test('with 99 lists of the ship-to and one of another, nothing happens [GUIDE-3, security 10]', async () => {
    const own = await simple('Ninety-nine')
    await api.db.run(
      `insert into staging_guides (id, division, ship_to, name)
       select gen_random_uuid(), 'NLV', '0000101', 'Many ' || n from generate_series(1, 98) n`,
    )
    const all = (await dsr.ask(listStagingGuides, { params })).stagingGuides.filter(({ name }) =>
      name.startsWith('Many '),
    )
    const foreign = await stage('Foreign', csv, otherDsr, shipTos.foreign)
    const before = await guideNames()
    const answer = await migrate([own.id, ...all.map(({ id }) => id), foreign.id])
    expect([answer.status, answer.body]).toMatchObject([
      404,
      { code: 'staging_guide_not_found', field: 'stagingGuideIds.99' },
    ])
    expect(await guideNames()).toEqual(before)
    await api.db.run(`delete from staging_guides where name like 'Many %'`)
  })

  test('happens once, over retries with one key and several at once [GUIDE-3]', async () => {
    const { id } = await simple('Once')
    const input = { params, body: { stagingGuideIds: [id], type: 'CustomOrder' as const } }
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => dsr.call(migrateStagingGuides, input, { key: 'once' })),
    )
    expect(new Set(answers.map(({ body: each }) => JSON.stringify(each))).size).toBe(1)
    // Another intent: the list is a guide already, under whichever name.
    const again = await Promise.all([migrate([id], { name: 'Twice' }), migrate([id], { name: 'Thrice' }, dsm)])
    for (const answer of again) expect(answer.body).toMatchObject({ results: [{ code: 'staging_guide_migrated' }] })
    expect((await guideNames()).filter((name) => ['Once', 'Twice', 'Thrice'].includes(name))).toEqual(['Once'])
  })

  test('of one list may give another name, not of several; a list is named once [GUIDE-3]', async () => {
    const [one, other] = [await simple('Plain'), await simple('Plainer')]
    expect(codeOf(await migrate([one.id, other.id], { name: 'Both' }))).toBe('staging_one_name')
    expect(codeOf(await migrate([one.id, one.id]))).toBe('staging_named_twice')
    await migrate([one.id], { name: 'Bar' })
    expect((await migrate([other.id], { name: 'BAR' })).body).toMatchObject({ results: [{ code: 'guide_name_taken' }] })
    expect((await migrate([other.id], { name: 'Pantry', type: 'CustomInventory' })).body).toMatchObject({
      isSuccess: true,
    })
  })

  test('of a list with custom items makes no guide that the DSR manages [GUIDE-4]', async () => {
    const { id } = await stage('For the DSR', 'Number,Description\n5,Family spice\n')
    const { lines } = await read(id)
    await decide(id, lines[0]!.lineId, { kind: 'customItem' })
    const answer = await migrate([id], { isDsrManaged: true })
    expect(answer.body).toMatchObject({ isSuccess: false, results: [{ code: 'staging_custom_items' }] })
  })
})

describe('access', () => {
  test('customers may not use any of it, nor staff for a prospect or for others’ customers [GUIDE-2, CUST-4]', async () => {
    const { id } = await simple('Staff only')
    const lineId = (await read(id)).lines[0]!.lineId
    for (const person of ['buyer', 'accounting'] as const) {
      const client = await api.as(person)
      expect((await client.call(listStagingGuides, { params })).status).toBe(403)
      expect((await client.call(getStagingGuide, { params: { ...params, id } })).status).toBe(403)
      expect((await decide(id, lineId, { kind: 'leaveOut' }, client)).status).toBe(403)
      expect((await migrate([id], {}, client)).status).toBe(403)
      expect((await client.call(deleteStagingGuide, { params: { ...params, id } })).status).toBe(403)
    }
    expect(codeOf(await dsr.call(listStagingGuides, { params: shipTos.prospective }))).toBe(
      'prospect_cannot_use_guides',
    )
    expect((await otherDsr.call(getStagingGuide, { params: { ...params, id } })).status).toBe(404)
    expect((await otherDsr.call(getStagingGuide, { params: { ...shipTos.foreign, id } })).status).toBe(404)
  })

  test('a file that a colleague uploaded is not theirs to stage [security 9]', async () => {
    const upload = await uploadList(dsm, params, { csv })
    const { stagingGuide } = await upload()
    expect(stagingGuide).not.toBeNull()
    const { id } = await simple('Keep')
    const importId = (await api.db.row<{ id: string }>(`select id from order_imports order by created_at desc limit 1`))
      .id
    const answer = await dsm.call(createStagingGuide, {
      params,
      body: { name: 'Stolen', importId, mapping: { description: 0 } },
    })
    expect([codeOf(answer), id.length]).toEqual(['import_not_present', 36])
  })
})

test('two lists that are staged at once do not pass the limit of a ship-to [GUIDE-3]', async () => {
  await api.db.run(
    `insert into staging_guides (id, division, ship_to, name, file_name, created_at)
     select gen_random_uuid(), 'NLV', $1, 'List ' || n, '', now() from generate_series(1, ${maxStagingGuides - 1} - (
       select count(*)::int from staging_guides where division = 'NLV' and ship_to = $1)) n`,
    [params.shipTo],
  )
  // A person's newest files are kept only, so two people bring them.
  const people = Array.from({ length: 8 }, (_, n) => (n % 2 ? dsr : dsm))
  const uploads = await Promise.all(people.map((who) => uploadList(who, params, { csv })))
  const staged = await Promise.allSettled(uploads.map((upload) => upload()))
  expect(staged.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const { n } = await api.db.row<{ n: number }>('select count(*)::int as n from staging_guides where ship_to = $1', [
    params.shipTo,
  ])
  expect(n).toBe(maxStagingGuides)
})

import { beforeAll, expect, test } from 'vitest'
import { createCustomItem } from '#areas/customer-data/custom-items.endpoints.ts'
import { listCustomerCategories, listCustomerLocations } from '#areas/customer-data/named-entries.endpoints.ts'
import { updateOwnWords } from '#areas/customer-data/custom-items.endpoints.ts'
import { downloadGuideCsv, downloadGuideXlsx } from '#areas/guides/guide-files.endpoints.ts'
import { getGuideLines, listGuides } from '#areas/guides/guides.endpoints.ts'
import { linesIn, madeGuide, standardGuide, versionOf } from '#areas/guides/testing/made-guide.ts'
import { type Client, codeOf, startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import type { GuideOfFile } from '../guide-import.ts'
import { importGuide } from '../guide-import.endpoints.ts'
import { type GivenFile, uploadGuide } from '../testing/upload-guide.ts'

const api = await startApi()
const params = shipTos.own
let buyer: Client
let made = 0
beforeAll(async () => {
  buyer = await api.as('buyer')
})

const newGuide = (): GuideOfFile => ({ kind: 'new', type: 'CustomOrder', name: `Imported ${++made}` })
const importFile = async (given: GivenFile, client = buyer) => client.ask(importGuide, await uploadGuide(client, given))
const guideOf = (answer: Awaited<ReturnType<typeof importFile>>) => ({
  ...params,
  type: answer.guide!.type,
  guideId: answer.guide!.id,
})
/** Lines without what a copy has of its own. */
const contentOf = async (guide: Awaited<ReturnType<typeof madeGuide>>) =>
  (await linesIn(buyer, guide)).map(({ lineId: _, sortSequence: _place, ...line }) => line)

test('a kitchen’s own sheet becomes a guide in its order, with pars, places and own words [GUIDE-1, GUIDE-3]', async () => {
  const file = [
    'Walk-in and dry store,,,,,,',
    'Item #,What we call it,Par (cases),Par each,Reorder,Shelf,Category',
    `${items.oil},,3,,50%,Dry store,Oils`,
    'Bakery,,,,,,',
    '1001,,2 cs,0,25,Dry store,Baking',
    `${items.napkins},,,4,,,`,
  ].join('\n')
  const answer = await importFile({ file, into: newGuide(), mapping: { customerDescription: 1 } })
  expect(answer).toMatchObject({ isSuccess: true, added: 3, changed: 0, errors: [], guide: { lineCount: 3 } })
  expect(await contentOf(guideOf(answer))).toMatchObject([
    { itemNumber: items.oil, caseParValue: 3, eachParValue: null, reorderPointPct: 50 },
    { itemNumber: items.flour, caseParValue: 2, eachParValue: 0, reorderPointPct: 25 },
    { itemNumber: items.napkins, caseParValue: null, eachParValue: 4, reorderPointPct: null, categoryId: null },
  ])
  const { categories } = await buyer.ask(listCustomerCategories, { params })
  const { locations } = await buyer.ask(listCustomerLocations, { params })
  expect([categories.map(({ name }) => name), locations.map(({ name }) => name)]).toEqual([
    ['Oils', 'Baking'],
    ['Dry store'],
  ])
})

/** A guide with everything a line can have. */
async function fullGuide() {
  const { categories } = await buyer.ask(listCustomerCategories, { params })
  const { locations } = await buyer.ask(listCustomerLocations, { params })
  const add = async (body: { description: string; customerItemNumber?: string }) =>
    (await buyer.ask(createCustomItem, { params, body: { ...body, isBrokenCase: true } })).customItem.id
  const place = { categoryId: categories[0]!.id, locationId: locations[0]!.id }
  return madeGuide(buyer, [
    { itemNumber: items.flour, caseParValue: 3, eachParValue: 0, reorderPointPct: 40, ...place },
    { itemNumber: items.oil, customerDescription: '=SUM("fryer")', customerItemNumber: '-7' },
    { customItemId: await add({ description: 'Herbs', customerItemNumber: 'H-1' }), eachParValue: 6 },
    { customItemId: await add({ description: 'Tomatoes, heirloom' }), caseParValue: 1 },
    { itemNumber: items.chicken, customerDescription: `Bird, "free range" ${'x'.repeat(260)}` },
  ])
}

const downloads = {
  CSV: async (guide: Awaited<ReturnType<typeof madeGuide>>) => buyer.ask(downloadGuideCsv, { params: guide }),
  XLSX: async (guide: Awaited<ReturnType<typeof madeGuide>>) => buyer.ask(downloadGuideXlsx, { params: guide }),
}
test.each(['CSV', 'XLSX'] as const)(
  'a guide that is downloaded as %s imports back unchanged, and into a new guide as the same [GUIDE-1, GUIDE-3]',
  async (format) => {
    const guide = await fullGuide()
    const file = (await downloads[format](guide)) as string | Buffer
    const version = await versionOf(buyer, guide)
    const into = { kind: 'guide', type: 'CustomOrder', guideId: guide.guideId } as const
    expect(await importFile({ file, into })).toMatchObject({ added: 0, changed: 0, unchanged: 5, errors: [] })
    expect(await versionOf(buyer, guide)).toBe(version)
    const copy = await importFile({ file, into: newGuide() })
    expect(copy).toMatchObject({ added: 5, errors: [] })
    expect(await contentOf(guideOf(copy))).toEqual(await contentOf(guide))
  },
)

test('each row at fault has its sentence, nothing is changed, and the good rows alone can be taken [GUIDE-1, IMPORT-2]', async () => {
  const file = [
    'Item Number,Case par,Each par,Reorder point,Your number',
    `${items.flour},2,,,`,
    '9999999,1,,,',
    `${items.reserved},1,,,`,
    `${items.flour},3,,,`,
    `${items.napkins},1,,,`,
    `${items.oil},,5,,`,
    `${items.chicken},1.5,,,`,
    `${items.bread},1,,101,`,
    ',4,,,',
    'custom:nothing,1,,,',
    `${items.oysters},1,,,${'n'.repeat(61)}`,
  ].join('\n')
  await api.db.run(`update items set is_proprietary = true where item_number = '${items.reserved}'`)
  const into = newGuide()
  const refused = await importFile({ file, into })
  expect(refused.errors.map(({ row, message }) => [row, message])).toEqual([
    [3, 'Item not found'],
    [4, 'Item not found'],
    [5, 'Duplicate item'],
    [6, 'Case par value not allowed for each only item'],
    [7, 'Each par value not allowed for an item sold by the case only'],
    [8, 'Case par must be a whole number from 0 to 9999'],
    [9, 'Reorder point must be a whole number of percent from 0 to 100'],
    [10, 'Item number is missing'],
    [11, 'Item not found'],
    [12, 'Your number cannot be more than 60 characters'],
  ])
  expect(refused).toMatchObject({ isSuccess: false, guide: null, goodRows: 1 })
  // An item of others and a missing one read the same.
  expect(refused.errors[1]).toMatchObject({ itemNumber: items.reserved, description: '' })
  expect(refused.errors[3]!.description).not.toBe('')
  const { guides } = await buyer.ask(listGuides, { params })
  expect(guides.some((guide) => into.kind === 'new' && guide.name === into.name)).toBe(false)
  const taken = await importFile({ file, into, leavesOutErrors: true })
  expect(taken).toMatchObject({ isSuccess: true, added: 1, goodRows: 1, guide: { lineCount: 1 } })
  expect(taken.errors).toEqual(refused.errors)
})

test('into a guide the file changes what its columns say; what no column says stays, and nothing is removed [GUIDE-1]', async () => {
  const guide = await madeGuide(buyer, [
    { itemNumber: items.flour, caseParValue: 2, reorderPointPct: 50 },
    { itemNumber: items.oil, caseParValue: 7 },
  ])
  await buyer.ask(updateOwnWords, {
    params: { ...params, itemNumber: items.flour },
    body: { customerItemNumber: 'F-1', customerDescription: 'Flour for bread' },
  })
  const file = `Item Number,Case par,Your number\n${items.flour},,\n${items.napkins},,N-1\n`
  const into = { kind: 'guide', type: 'CustomOrder', guideId: guide.guideId } as const
  expect(await importFile({ file, into })).toMatchObject({ added: 1, changed: 1, unchanged: 0 })
  expect(await contentOf(guide)).toMatchObject([
    {
      itemNumber: items.flour,
      caseParValue: null,
      reorderPointPct: 50,
      customerItemNumber: 'F-1',
      customerDescription: 'Flour for bread',
    },
    { itemNumber: items.oil, caseParValue: 7 },
    { itemNumber: items.napkins, customerItemNumber: 'N-1' },
  ])
})

test('a customer’s file sets pars of the Standard guide and adds no item to it [GUIDE-1, GUIDE-2]', async () => {
  const guide = await standardGuide(buyer)
  const dsr = await api.as('dsr')
  const into = { kind: 'guide', type: 'Standard', guideId: guide.guideId } as const
  expect(
    await importFile({ file: `Item Number\n${items.flour}\n`, into, mapping: { itemNumber: 0 } }, dsr),
  ).toMatchObject({ added: 1 })
  const file = `Item Number,Case par\n${items.flour},4\n${items.oil},1\n`
  const answer = await importFile({ file, into, leavesOutErrors: true })
  expect(answer).toMatchObject({ added: 0, changed: 1 })
  expect(answer.errors.map(({ message }) => message)).toEqual([
    'Your distributor chooses the items of the Standard guide.',
  ])
})

test('a guide of another ship-to, one that staff manage, and a name that is taken refuse the file [security 10, GUIDE-2]', async () => {
  const file = `Item Number,Case par\n${items.flour},4\n`
  const stranger = await api.as('stranger')
  const foreign = await madeGuide(stranger, [], { shipTo: shipTos.foreign })
  const dsr = await api.as('dsr')
  const managed = await madeGuide(dsr, [], { isDsrManaged: true })
  const { guide } = await buyer.ask(getGuideLines, { params: await madeGuide(buyer) })
  const codes: (string | null)[] = []
  for (const into of [
    { kind: 'guide', type: 'CustomOrder', guideId: foreign.guideId },
    { kind: 'guide', type: 'CustomOrder', guideId: people.buyer },
    { kind: 'guide', type: 'CustomOrder', guideId: managed.guideId },
    { kind: 'new', type: 'CustomOrder', name: guide.name },
  ] as const)
    codes.push(codeOf(await buyer.call(importGuide, await uploadGuide(buyer, { file, into }))))
  expect(codes).toEqual(['guide_not_found', 'guide_not_found', 'guide_dsr_managed', 'guide_name_taken'])
})

test('a file of somebody else, a mapping without item numbers or with a column twice is refused by its field [GUIDE-1]', async () => {
  const file = `Item Number,Case par\n${items.flour},4\n`
  const input = await uploadGuide(buyer, { file, into: newGuide() })
  const colleague = await api.as('colleague')
  expect(codeOf(await colleague.call(importGuide, input))).toBe('import_not_present')
  const fault = async (mapping: Partial<typeof input.body.mapping>) => {
    const body = { ...input.body, mapping: { ...input.body.mapping, ...mapping } }
    const answer = await buyer.call(importGuide, { params, body })
    return [codeOf(answer), answer.ok ? null : answer.body.field]
  }
  expect(await fault({ itemNumber: null })).toEqual(['guide_file_item_column_required', 'mapping.itemNumber'])
  expect(await fault({ caseParValue: 0 })).toEqual(['guide_file_columns_repeated', 'mapping.caseParValue'])
  expect(await fault({ location: 9 })).toEqual(['guide_file_column_unknown', 'mapping.location'])
  expect(await fault({ itemNumber: 1, caseParValue: 0 })).toEqual([null, null])
})

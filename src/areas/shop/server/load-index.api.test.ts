import { beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor, items } from '#tests/support/distributor.ts'
import { unpackIndex } from '../search/catalogue-index.ts'
import { search } from '../search/search.ts'
import { plainLens } from '../search/ship-to-lens.ts'
import { catalogueDocument } from '../testing/catalogue-document.ts'
import { baseLexicon } from '#areas/kitchen-words/base-lexicon.ts'
import { createCatalogue } from './catalogue.ts'
import { packInThread } from './index-thread.ts'
import { changeIndex, loadIndex, type LoadedCatalogue } from './load-index.ts'
import { packIndex } from './pack-index.ts'

const { db } = await testDatabase()
beforeAll(() => addDistributor(db))

const found = ({ index }: Pick<LoadedCatalogue, 'index'>, text: string, filters = {}) =>
  search(index, { text, filters, sort: null, offset: 0, limit: 20 }, plainLens).itemNumbers

test('an item that is renamed, runs out, is added or made inactive is found so without another load [ITEM-1]', async () => {
  let loads = 0
  const catalogue = createCatalogue<LoadedCatalogue>(
    { db, log: createLog('silent') },
    {
      load: (division) => {
        loads++
        return loadIndex(db, division)
      },
      change: (division, loaded, itemNumbers) => changeIndex(db, division, { loaded, itemNumbers }),
    },
  )
  const before = await catalogue.indexOf('NLV')
  expect(found(before, 'zanzibar')).toEqual([])
  const after = async (statement: string) => {
    await db.run(statement)
    const known = await catalogue.indexOf('NLV')
    await catalogue.check()
    await expect.poll(async () => (await catalogue.indexOf('NLV')) !== known).toBe(true)
    return catalogue.indexOf('NLV')
  }
  const one = `where division = 'NLV' and item_number = '${items.flour}'`
  expect(found(await after(`update items set description = 'ZANZIBAR FLOUR' ${one}`), 'zanzibar')).toEqual([
    items.flour,
  ])
  await db.run(`delete from item_stock ${one}`)
  expect(
    found(await after(`insert into item_stock values ('NLV', '${items.flour}', 5)`), 'zanzibar', { inStock: true }),
  ).toEqual([items.flour])
  expect(found(await after(`update item_stock set on_hand_cases = 0 ${one}`), 'zanzibar', { inStock: true })).toEqual(
    [],
  )
  expect(found(await after(`update items set erp_status = 'inactive' ${one}`), 'zanzibar')).toEqual([])
  expect(found(await after(`update items set erp_status = 'active' ${one}`), 'zanzibar')).toEqual([items.flour])
  expect(loads).toBe(1)
  expect(found(before, 'zanzibar')).toEqual([])
})

async function* batches() {
  const named = ['TOMATO DICED', 'RICE NOODLE', 'CREAM HEAVY', 'Brownies with Pecans']
  for (let from = 0; from < 400; from += 100)
    yield Array.from({ length: 100 }, (_, n) =>
      catalogueDocument(String(from + n).padStart(7, '0'), `${named[n % 4]} GRADE${n}`, {
        gtin: `1001234${String(from + n).padStart(7, '0')}`,
      }),
    )
}

test('a thread packs the index that the slices pack, and hands it over [ITEM-1]', async () => {
  const terms = { lexicon: baseLexicon, categoryNames: new Map([['dry', 'Dry Grocery and Tomatoes']]) }
  const [inThread, here] = await Promise.all([packInThread(terms, batches()), packIndex(terms, batches())])
  expect(inThread).toEqual(here)
  expect(found({ index: unpackIndex(inThread, terms) }, 'brownys grade7')).toEqual(
    found({ index: unpackIndex(here, terms) }, 'brownys grade7'),
  )
}, 60_000)

test('a thread whose items cannot be read fails the load, and leaves nothing behind [ITEM-1]', async () => {
  const terms = { lexicon: baseLexicon, categoryNames: new Map<string, string>() }
  const broken = async function* () {
    yield [{ ...catalogueDocument('1', 'A'), description: undefined as unknown as string }]
  }
  await expect(packInThread(terms, broken())).rejects.toThrow()
  const away = async function* () {
    yield [catalogueDocument('1', 'A')]
    throw new Error('database away')
  }
  await expect(packInThread(terms, away())).rejects.toThrow('database away')
}, 60_000)

import { beforeAll, expect, test } from 'vitest'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor, items } from '#tests/support/distributor.ts'
import { knownItems } from './public.ts'

const { db } = await testDatabase()
beforeAll(() => addDistributor(db))

const version = async () =>
  (await db.row<{ version: number }>(`select version from catalogue_versions where division = 'NLV'`)).version
const known = async (numbers: string[]) => knownItems(db, { division: 'NLV', version: await version() }, numbers)
const descriptionOf = async (number: string) => (await known([number])).get(number)?.description

test('a changed item is never shown from memory as it was before [ITEM-1]', async () => {
  const before = await descriptionOf(items.flour)
  await db.run(`update items set description = 'Flour, renamed' where item_number = $1`, [items.flour])
  expect(before).not.toBe('Flour, renamed')
  expect(await descriptionOf(items.flour)).toBe('Flour, renamed')
})

test('a renamed brand or category is new for every item of it [ITEM-1]', async () => {
  const { brand, categoryId } = (await known([items.flour])).get(items.flour)!
  await db.run(`update categories set name = 'Renamed' where id = $1`, [categoryId])
  expect((await known([items.flour])).get(items.flour)).toMatchObject({ brand, categoryName: 'Renamed' })
})

test('items asked for one after the other are all remembered, unknown numbers are absent [ITEM-1]', async () => {
  await known([items.flour])
  const both = await known([items.oil, items.flour, '9999999'])
  expect([both.has(items.oil), both.has(items.flour), both.has('9999999')]).toEqual([true, true, false])
})

test('another division has other items under the same number [ITEM-9]', async () => {
  await known([items.flour])
  const other = await knownItems(db, { division: 'NIC', version: 0 }, [items.flour])
  expect(other.has(items.flour)).toBe(false)
})

import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor } from '#tests/support/distributor.ts'
import { createCatalogue } from './catalogue.ts'

const { db } = await testDatabase()
beforeAll(() => addDistributor(db))

/** A catalogue whose index is only the number of the load. */
function counting() {
  const loads: string[] = []
  const catalogue = createCatalogue({ db, log: createLog('silent') }, async (division) => {
    await sleep(5)
    return `${division} ${loads.push(division)}`
  })
  return { catalogue, loads }
}

test('the first searches share one load [ITEM-1]', async () => {
  const { catalogue, loads } = counting()
  expect(await Promise.all([catalogue.indexOf('NLV'), catalogue.indexOf('NLV')])).toEqual(['NLV 1', 'NLV 1'])
  expect(loads).toEqual(['NLV'])
})

test('while a newer catalogue loads the one before answers, and many changes in a row are one load [ITEM-1]', async () => {
  const { catalogue, loads } = counting()
  await catalogue.indexOf('NLV')
  for (let change = 0; change < 5; change++) catalogue.refresh('NLV')
  expect(await catalogue.indexOf('NLV')).toBe('NLV 1')
  await sleep(60)
  expect(await catalogue.indexOf('NLV')).toBe('NLV 2')
  expect(loads).toHaveLength(2)
})

test('a change nobody spoke of is found by the check: items, a category name, but not stock [ITEM-1]', async () => {
  const { catalogue, loads } = counting()
  await catalogue.warmUp()
  const loadsAfter = async (statement: string) => {
    await db.run(statement)
    const before = loads.length
    await catalogue.check()
    await sleep(60)
    return loads.slice(before)
  }
  expect(await loadsAfter(`update items set description = 'FLOUR STRONG' where item_number = '0001001'`)).toEqual([
    'NLV',
  ])
  expect(await loadsAfter(`update categories set name = 'Dry' where id = 'dry'`)).toEqual(['NLV'])
  expect(await loadsAfter(`delete from items where item_number = '0001009'`)).toEqual(['NLV'])
  expect(await loadsAfter('update item_stock set on_hand_cases = 1')).toEqual([])
  expect(await loadsAfter('select 1')).toEqual([])
})

test('a load that failed is tried again at the next search [ITEM-1]', async () => {
  let tries = 0
  const catalogue = createCatalogue({ db, log: createLog('silent') }, async () => {
    if (++tries === 1) throw new Error('away')
    return 'here'
  })
  await expect(catalogue.indexOf('NLV')).rejects.toThrow('away')
  expect(await catalogue.indexOf('NLV')).toBe('here')
})

test('a stopped catalogue loads no more [ITEM-1]', async () => {
  const { catalogue, loads } = counting()
  await catalogue.indexOf('NLV')
  catalogue.refresh('NLV')
  await catalogue.stop()
  catalogue.refresh('NLV')
  await sleep(30)
  expect(loads).toHaveLength(1)
})

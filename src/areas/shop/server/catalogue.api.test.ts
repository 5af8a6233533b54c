import { setTimeout as sleep } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor } from '#tests/support/distributor.ts'
import { createCatalogue } from './catalogue.ts'

const { db } = await testDatabase()
beforeAll(() => addDistributor(db))

/** A catalogue whose index is only the number of the load and of the changes since. */
function counting({ isFull = false } = {}) {
  const loads: string[] = []
  const changes: (readonly string[])[] = []
  const catalogue = createCatalogue<string>(
    { db, log: createLog('silent') },
    {
      load: async (division) => {
        await sleep(5)
        return `${division} ${loads.push(division)}`
      },
      change: async (_, index, itemNumbers) => {
        await sleep(5)
        if (isFull) return null
        if (itemNumbers.length > 0) changes.push(itemNumbers)
        return `${index} +${itemNumbers.length}`
      },
    },
  )
  return { catalogue, loads, changes }
}

test('the first searches share one load [ITEM-1]', async () => {
  const { catalogue, loads } = counting()
  expect(await Promise.all([catalogue.indexOf('NLV'), catalogue.indexOf('NLV')])).toEqual(['NLV 1', 'NLV 1'])
  expect(loads).toEqual(['NLV'])
})

test('while a change is taken in the catalogue before answers, and many in a row are one [ITEM-1]', async () => {
  const { catalogue, loads, changes } = counting()
  await catalogue.indexOf('NLV')
  await db.run(`update items set description = 'FLOUR WHITE' where item_number = '0001001' and division = 'NLV'`)
  for (let change = 0; change < 5; change++) catalogue.refresh('NLV')
  expect(await catalogue.indexOf('NLV')).toBe('NLV 1')
  await expect.poll(() => catalogue.indexOf('NLV')).toBe('NLV 1 +1')
  expect([loads.length, changes]).toEqual([1, [['0001001']]])
})

test('a change nobody spoke of is found by the check, one item of it alone: a row of stock when it comes in or runs out [ITEM-1]', async () => {
  const { catalogue, loads, changes } = counting()
  await catalogue.warmUp()
  const number = '0001001'
  const one = `where division = 'NLV' and item_number = '${number}'`
  const noted = async (statement: string) => {
    await db.run(statement)
    const before = changes.length
    await catalogue.check()
    await expect.poll(() => changes.slice(before).flat(), { message: statement }).toEqual([number])
  }
  const isNothing = async (statement: string) => {
    await db.run(statement)
    const before = changes.length
    await catalogue.check()
    await sleep(60)
    expect(changes.slice(before), statement).toEqual([])
  }
  await noted(`update items set description = 'FLOUR STRONG' ${one}`)
  await db.run(`delete from item_stock ${one}`)
  await catalogue.check()
  await sleep(60)
  await isNothing(`insert into item_stock values ('NLV', '${number}', 0)`)
  await noted(`update item_stock set on_hand_cases = 3 ${one}`)
  await isNothing(`update item_stock set on_hand_cases = 2 ${one}`)
  await noted(`update item_stock set on_hand_cases = 0 ${one}`)
  await isNothing(`delete from item_stock ${one}`)
  await noted(`insert into item_stock values ('NLV', '${number}', 9)`)
  await noted(`delete from item_stock ${one}`)
  await isNothing('select 1')
  await db.run(`delete from items where division = 'NLV' and item_number = '0001009'`)
  await catalogue.check()
  await expect.poll(() => changes.at(-1)).toEqual(['0001009'])
  expect(loads).toEqual(['NIC', 'NLV'])
})

test('a renamed category or brand, which are words of any number of items, reads the division from scratch [ITEM-1]', async () => {
  const { catalogue, loads, changes } = counting()
  await catalogue.indexOf('NLV')
  for (const statement of [
    `update categories set name = 'Dry' where id = 'dry'`,
    'update brands set is_e_brand = not is_e_brand',
  ]) {
    const before = loads.length
    await db.run(statement)
    await catalogue.check()
    await expect.poll(() => loads.length, { message: statement }).toBe(before + 1)
  }
  expect(changes).toEqual([])
})

test('a change that is rolled back is none, and what commits later is missed by nobody [ITEM-1]', async () => {
  const { catalogue, changes } = counting()
  await catalogue.indexOf('NLV')
  const change = (number: string) =>
    `update items set popularity = popularity + 1 where division = 'NLV' and item_number = '${number}'`
  const undone = db.inTransaction(async (tx) => {
    await tx.run(change('0001001'))
    throw new Error('no')
  })
  await expect(undone).rejects.toThrow('no')
  let commit = () => {}
  const isOpen = new Promise<void>((resolve) => (commit = resolve))
  const slow = db.inTransaction(async (tx) => {
    await tx.run(change('0001002'))
    await isOpen
  })
  await sleep(30)
  // Waits for the version, and so commits after the slow one whose version is lower.
  const second = db.run(change('0001003'))
  await catalogue.check()
  await sleep(30)
  expect(changes).toEqual([])
  commit()
  await Promise.all([slow, second])
  await catalogue.check()
  await expect.poll(() => changes.flat()).toEqual(['0001002', '0001003'])
})

test('an index that has taken in too much is read from scratch [ITEM-1]', async () => {
  const { catalogue, loads } = counting({ isFull: true })
  await catalogue.indexOf('NLV')
  await db.run(`update items set popularity = popularity + 1 where division = 'NLV' and item_number = '0001001'`)
  await catalogue.check()
  await expect.poll(() => loads.length).toBe(2)
})

test('a load that failed is tried again at the next search [ITEM-1]', async () => {
  let tries = 0
  const load = async () => {
    if (++tries === 1) throw new Error('away')
    return 'here'
  }
  const catalogue = createCatalogue({ db, log: createLog('silent') }, { load, change: async () => null })
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

import { expect, test } from 'vitest'
import type { Database, Transaction } from './database.ts'
import { throwFailures, togetherOrAlone } from './together-or-alone.ts'

/** Keeps what a transaction did only when it ends well. */
function memory() {
  const kept: number[] = []
  let open: number[] = []
  const db: Pick<Database, 'inTransaction'> = {
    inTransaction: async (work) => {
      open = []
      const result = await work({} as Transaction)
      kept.push(...open)
      return result
    },
  }
  return { db, kept, write: (row: number) => open.push(row) }
}

test('rows of a batch are one transaction [PLAT-5]', async () => {
  const { db, kept, write } = memory()
  const sizes: number[] = []
  const found = await togetherOrAlone(db, [1, 2, 3, 4, 5], 2, async (_, rows) => {
    sizes.push(rows.length)
    rows.forEach(write)
    return rows.length
  })
  expect(found).toEqual({ done: 5, failed: [] })
  expect(sizes).toEqual([2, 2, 1])
  expect(kept).toEqual([1, 2, 3, 4, 5])
})

test('one bad row holds up no other, and none is done twice [PLAT-5]', async () => {
  const { db, kept, write } = memory()
  const bad = new Error('3 is bad')
  const found = await togetherOrAlone(db, [1, 2, 3, 4, 5, 6], 4, async (_, rows) => {
    for (const row of rows) {
      write(row)
      if (row === 3) throw bad
    }
    return rows.length
  })
  expect(found).toEqual({ done: 5, failed: [{ row: 3, error: bad }] })
  expect(kept).toEqual([1, 2, 4, 5, 6])
})

test('one failure is thrown as it is, several with their number [PLAT-5]', () => {
  const one = new Error('one')
  throwFailures([], '0 failed')
  expect(() => throwFailures([one], '1 failed')).toThrow(one)
  expect(() => throwFailures([one, new Error('two')], '2 failed')).toThrow('2 failed')
})

import { expect, test } from 'vitest'
import { sql } from '#platform/database/statement.ts'
import { undone } from '#platform/database/undone.ts'
import { testDatabase } from './support/database.ts'

const { db } = await testDatabase()
await db.run('create table notes (id integer primary key)')
const add = sql('test.add-note', 'insert into notes values (:id)')
const notes = () => db.rows('select id from notes')

test('what came of undone work is returned, and nothing of it is there [PLAT-3]', async () => {
  const count = await undone(db, async (tx) => {
    await tx.send(add({ id: 1 }))
    return tx.run(add({ id: 2 }))
  })
  expect([count, await notes()]).toEqual([1, []])
})

test('work that would fail at its last sent statement fails when it is undone, too [PLAT-3]', async () => {
  await db.run(add({ id: 1 }))
  const twice = undone(db, async (tx) => {
    await tx.send(add({ id: 1 }))
    return 'done'
  })
  await expect(twice).rejects.toThrow(/duplicate key/)
  expect(await notes()).toEqual([{ id: 1 }])
})

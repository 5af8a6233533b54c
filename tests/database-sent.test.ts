import { expect, test } from 'vitest'
import { sql } from '#platform/database/statement.ts'
import { testDatabase } from './support/database.ts'

const { db } = await testDatabase()
await db.run('create table tins (id integer primary key)')

const add = sql('test.add-tin', 'insert into tins (id) values (:id)')
const count = async () => (await db.row<{ tins: number }>('select count(*)::int as tins from tins')).tins

test('what is sent without waiting is there after the commit [PLAT-2]', async () => {
  await db.inTransaction(async (tx) => {
    await tx.send(add({ id: 1 }))
    await tx.send(add({ id: 2 }))
  })
  expect(await count()).toBe(2)
})

test('a sent statement that fails undoes everything and is the error of the transaction [PLAT-2]', async () => {
  const work = db.inTransaction(async (tx) => {
    await tx.run(add({ id: 3 }))
    await tx.send(add({ id: 1 }))
    await tx.send(add({ id: 4 }))
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
  expect(await count()).toBe(2)
})

test('a later statement fails with the error of the one that failed first, not with that of the transaction [PLAT-2]', async () => {
  const work = db.inTransaction(async (tx) => {
    await tx.send(add({ id: 1 }))
    return tx.rows('select 1')
  })
  await expect(work).rejects.toMatchObject({ code: '23505' })
})

test('a failed sent statement inside a savepoint undoes the savepoint alone [PLAT-2]', async () => {
  await db.inTransaction(async (tx) => {
    await tx.send(add({ id: 5 }))
    await tx.inTransaction((inner) => inner.send(add({ id: 1 }))).catch(() => undefined)
    await tx.send(add({ id: 6 }))
  })
  expect(await count()).toBe(4)
})

test('a failure that a savepoint has undone is forgotten by the commit [PLAT-2]', async () => {
  await db.inTransaction(async (tx) => {
    const inner = tx.inTransaction(async (deeper) => {
      await deeper.send(add({ id: 1 }))
      throw new Error('changed my mind')
    })
    await expect(inner).rejects.toThrow('changed my mind')
    await tx.send(add({ id: 7 }))
  })
  expect(await count()).toBe(5)
})

test('outside a transaction a sent statement is waited for [PLAT-2]', async () => {
  await expect(db.send(add({ id: 1 }))).rejects.toMatchObject({ code: '23505' })
})

test('two statements in one round trip return their own rows, and either one fails both [PLAT-2]', async () => {
  const one = sql('test.one', 'select :value::int as value')
  const backend = sql('test.backend', 'select pg_backend_pid() as pid')
  expect(await db.both(one({ value: 1 }), one({ value: 2 }))).toEqual([[{ value: 1 }], [{ value: 2 }]])
  const [[first], [second]] = await db.both<{ pid: number }, { pid: number }>(backend(), backend())
  expect(first).toEqual(second)
  const fails = sql('test.divides', 'select 1 / :divisor::int as quotient')
  await expect(db.both(fails({ divisor: 0 }), one({ value: 2 }))).rejects.toMatchObject({ code: '22012' })
  await expect(db.both(one({ value: 1 }), fails({ divisor: 0 }))).rejects.toMatchObject({ code: '22012' })
})

test('the columns of a prepared statement are asked for once, and again once its table was altered [PLAT-2]', async () => {
  await db.run('create table pans (id integer, label text, size integer)')
  await db.run(`insert into pans values (1, 'Sauté', 10), (2, null, 12)`)
  const all = sql('test.pans', 'select * from pans where id >= :least order by id')
  const both = [
    { id: 1, label: 'Sauté', size: 10 },
    { id: 2, label: null, size: 12 },
  ]
  // On one connection, as the driver prepares a statement for each.
  await db.inTransaction(async (tx) => {
    expect(await tx.rows(all({ least: 1 }))).toEqual(both)
    expect(await tx.rows(all({ least: 3 }))).toEqual([])
    expect(await tx.rows(all({ least: 2 }))).toEqual(both.slice(1))
    expect(await tx.run(all({ least: 1 }))).toBe(2)
  })
  await db.run('alter table pans drop column label, alter column size type text')
  expect(await db.rows(all({ least: 1 }))).toEqual([
    { id: 1, size: '10' },
    { id: 2, size: '12' },
  ])
})

test('a statement that fails where its columns are known leaves its connection fit for the next [PLAT-2]', async () => {
  const divides = sql('test.divides-known', 'select 6 / :divisor::int as quotient')
  await db.inTransaction(async (tx) => {
    expect(await tx.rows(divides({ divisor: 2 }))).toEqual([{ quotient: 3 }])
    const failed = tx.inTransaction((inner) => inner.rows(divides({ divisor: 0 })))
    await expect(failed).rejects.toMatchObject({ code: '22012' })
    expect(await tx.rows(divides({ divisor: 3 }))).toEqual([{ quotient: 2 }])
  })
})

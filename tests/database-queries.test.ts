import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createDatabase } from '#platform/database/pool.ts'
import { sql } from '#platform/database/statement.ts'
import { testDatabase } from './support/database.ts'

const { db, url } = await testDatabase()
await db.run('create table tins (id integer primary key, label text, count integer not null default 0)')

test('numbers, dates and instants arrive without loss [PLAT-2]', async () => {
  const statement = sql(
    'test.types',
    `select count(*) as many, 0.10::numeric as rate, date '2026-02-28' as day, '{"a":[1]}'::jsonb as body,
       timestamptz '2026-02-28 23:30:00.5+05:30' as at, array[1::bigint, null] as ids, array[1.50::numeric] as rates`,
  )
  expect(await db.row(statement())).toEqual({
    many: 1,
    rate: '0.10',
    day: '2026-02-28',
    body: { a: [1] },
    at: '2026-02-28T18:00:00.500Z',
    ids: [1, null],
    rates: ['1.50'],
  })
  await expect(db.row('select 9007199254740993 as big')).rejects.toThrow('does not fit into a number')
})

test('row wants exactly one row and maybe at most one', async () => {
  await expect(db.row('select 1 where false')).rejects.toThrow('0 rows instead of one')
  await expect(db.maybe('select generate_series(1, 2)')).rejects.toThrow('2 rows instead of at most one')
  expect(await db.maybe('select 1 where false')).toBeUndefined()
})

test('a transaction that throws changes nothing, a caught savepoint undoes only itself', async () => {
  await expect(
    db.inTransaction(async (tx) => {
      await tx.run('insert into tins (id) values (1)')
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await db.inTransaction(async (tx) => {
    await tx.run('insert into tins (id) values (2)')
    await expect(tx.inTransaction((inner) => inner.run('insert into tins (id) values (2)'))).rejects.toThrow(
      'duplicate',
    )
    await tx.run('insert into tins (id) values (3)')
  })
  expect(await db.rows('select id from tins order by id')).toEqual([{ id: 2 }, { id: 3 }])
})

test('a deadlock is repeated, never shown', async () => {
  await db.run(`insert into tins (id) values (10), (11)`)
  const addTo = (first: number, second: number) =>
    db.inTransaction(async (tx) => {
      await tx.run('update tins set count = count + 1 where id = $1', [first])
      await sleep(50)
      await tx.run('update tins set count = count + 1 where id = $1', [second])
    })
  await Promise.all([addTo(10, 11), addTo(11, 10)])
  expect(await db.rows('select count from tins where id >= 10')).toEqual([{ count: 2 }, { count: 2 }])
})

test('a prepared statement survives a change of its table', async () => {
  const all = sql('test.all-of-tins', 'select * from tins where id = 2')
  const everyConnection = () => Promise.all(Array.from({ length: 12 }, () => db.rows(all())))
  await everyConnection()
  await db.run('alter table tins add column colour text')
  for (const rows of await everyConnection()) expect(rows[0]).toHaveProperty('colour')
})

test('copied rows are counted, and a bad one stops the whole copy', async () => {
  const copy = 'copy tins (id, label) from stdin (format csv)'
  expect(await db.copyFrom(copy, ['100,peas\n', '101,beans\n'])).toBe(2)
  await expect(db.copyFrom(copy, ['102,corn\n', 'x,y\n'])).rejects.toThrow('invalid input syntax')
  expect(await db.row('select count(*) as count from tins where id >= 100')).toEqual({ count: 2 })
})

test('messages are received, also after the listening connection was cut', async () => {
  const heard: string[] = []
  let gaps = 0
  const stop = await db.listen(
    'test_news',
    (payload) => heard.push(payload),
    () => (gaps += 1),
  )
  await db.run(`select pg_notify('test_news', 'one')`)
  await expect.poll(() => heard).toEqual(['one'])
  await db.run(`select pg_terminate_backend(pid) from pg_stat_activity
    where query ilike 'listen%test_news%' and datname = current_database()`)
  await expect.poll(() => gaps).toBe(1)
  await db.run(`select pg_notify('test_news', 'two')`)
  await expect.poll(() => heard).toEqual(['one', 'two'])
  await stop()
})

test('names of statements stay at home when prepared statements are off', async () => {
  const plain = createDatabase(url, { max: 1, prepared: false })
  await plain.rows(sql('test.unnamed', 'select 1')())
  expect(await plain.rows('select name from pg_prepared_statements')).toEqual([])
  await plain.close()
})

test('more questions than connections wait for their turn', async () => {
  const narrow = createDatabase(url, { max: 1 })
  const turn = sql('test.turn', 'select :n::int as n')
  const answers = await Promise.all([1, 2, 3, 4].map((n) => narrow.row(turn({ n }))))
  expect(answers).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }, { n: 4 }])
  await narrow.close()
})

test('a pool that is closed waits for what runs, and cuts what does not end [PLAT-2]', async () => {
  const own = createDatabase(url, { max: 2, statementTimeout: 60_000 })
  const quick = own.rows('select 1 from pg_sleep(0.5)')
  const endless = own.rows('select pg_sleep(50)')
  const ending = endless.then(
    () => 'ended',
    () => 'cut',
  )
  await sleep(200)
  const closed = own.close().then(() => true)
  expect(await Promise.race([closed, sleep(30_000, false)])).toBe(true)
  expect(await quick).toHaveLength(1)
  expect(await ending).toBe('cut')
})

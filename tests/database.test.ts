import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { migrationFiles } from '#platform/database/migration-files.ts'
import { packageRoot } from '#platform/package-root.ts'
import { emptyDatabase, testDatabase } from './support/database.ts'

const scratch = mkdtempSync(join(tmpdir(), 'larder-migrations-'))
afterAll(() => rmSync(scratch, { recursive: true }))

/** A folder of migrations laid out as src/ is. */
function folderWith(name: string, files: Record<string, string>): string {
  const folder = join(scratch, name)
  mkdirSync(join(folder, 'areas', 'things', 'server'), { recursive: true })
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, 'areas/things/server', file), text)
  return folder
}

/** Columns, constraints and indexes of the schema, as text that can be compared. */
const schemaOf = (db: Database) =>
  db.rows<{ line: string }>(`
    select format('%s.%s %s %s %s', table_name, column_name, data_type, is_nullable, column_default) as line
      from information_schema.columns where table_schema = 'public'
    union all
    select format('%s %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by 1`)

test('a fresh database equals a migrated one [PLAT-2]', async () => {
  const [fresh, grown] = [await testDatabase(), await emptyDatabase()]
  const source = join(packageRoot(), 'src')
  const numbers = migrationFiles().map(({ number }) => number)
  const half = numbers[Math.floor(numbers.length / 2)] ?? 0
  const firstHalf = join(scratch, 'first-half')
  cpSync(source, firstHalf, {
    recursive: true,
    filter: (path) => !/\.tsx?$/.test(path) && Number(/(\d{4})-[^/\\]+\.sql$/.exec(path)?.[1] ?? 0) <= half,
  })
  const before = await migrate(grown.db, firstHalf)
  const after = await migrate(grown.db)
  expect(before.length + after.length).toBe(numbers.length)
  expect(await schemaOf(grown.db)).toEqual(await schemaOf(fresh.db))
})

test('migrations run in the order of their numbers and only once [PLAT-2]', async () => {
  const { db } = await emptyDatabase()
  const folder = folderWith('twice', {
    '0002-fill.sql': 'insert into things values (1);',
    '0001-things.sql': 'create table things (id integer primary key);',
  })
  expect(await migrate(db, folder)).toEqual(['0001-things', '0002-fill'])
  expect(await migrate(db, folder)).toEqual([])
})

test('processes that start together migrate once [PLAT-2]', async () => {
  const { db } = await emptyDatabase()
  const folder = folderWith('together', {
    '0001-things.sql': 'create table things (id integer); select pg_sleep(0.1);',
  })
  const ran = await Promise.all([1, 2, 3].map(() => migrate(db, folder)))
  expect(ran.flat()).toEqual(['0001-things'])
})

test('an applied migration that was edited is refused [PLAT-2]', async () => {
  const { db } = await emptyDatabase()
  await migrate(db, folderWith('edited', { '0001-things.sql': 'create table things (id integer);' }))
  const edited = folderWith('edited', { '0001-things.sql': 'create table things (id bigint);' })
  await expect(migrate(db, edited)).rejects.toThrow('Migration 0001-things was changed after this database ran it')
})

test('a failing migration leaves nothing behind and is named [PLAT-2]', async () => {
  const { db } = await emptyDatabase()
  const folder = folderWith('failing', { '0001-things.sql': 'create table things (id integer); select 1/0;' })
  await expect(migrate(db, folder)).rejects.toThrow('Migration 0001-things failed: division by zero')
  expect(await db.row(`select to_regclass('things') as found`)).toEqual({ found: null })
})

test('two migrations with one number are refused [PLAT-2]', () => {
  const folder = folderWith('double', { '0001-one.sql': '', '0001-other.sql': '' })
  expect(() => migrationFiles(folder)).toThrow('0001-one and 0001-other have the same number')
})

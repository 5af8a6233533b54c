import { setTimeout as sleep } from 'node:timers/promises'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, inject } from 'vitest'
import type { TestProject } from 'vitest/node'
import { readConfig } from '#platform/config.ts'
import type { Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { createLog } from '#platform/log.ts'
import { scratchFolder } from './scratch-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A server that may create databases, and the migrated one to copy. */
    testServer: { url: string; template: string }
  }
}

/** A database of a test file's own. */
export interface TestDatabase {
  readonly db: Database
  readonly url: string
}

/** Global set-up: one server for the whole run, one migrated template; returns what stops them. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = process.env['TEST_DATA_DIR'] ?? join(scratchFolder(), `larder-test-${userName()}`)
  if (!existsSync(dataDir)) mkdirSync(dataDir, { recursive: true, mode: 0o755 })
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: process.env['TEST_DATABASE_URL'] })
  const { db, url, stop } = await openDatabase(config, createLog('silent'))
  if (config.databaseUrl === undefined) await sweepLeftovers(db)
  const template = `test_${process.pid}_${randomBytes(4).toString('hex')}`
  await db.run(`create database ${template}`)
  const schema = createDatabase(databaseAt(url, template))
  await migrate(schema).finally(() => schema.close())
  project.provide('testServer', { url, template })
  return async () => {
    await dropAll(db, template)
    await stop()
  }
}

/**
 * A fresh, migrated copy for the calling test file, dropped after it. Call it once, at the top of
 * the file.
 */
export const testDatabase = (): Promise<TestDatabase> => databaseOf(inject('testServer').template)

/** A database without any table, dropped after the file: for tests of the migrations themselves. */
export const emptyDatabase = (): Promise<TestDatabase> => databaseOf('template0')

async function databaseOf(source: string): Promise<TestDatabase> {
  const { url, template } = inject('testServer')
  const name = `${template}_${randomBytes(4).toString('hex')}`
  await onServer(url, (server) => server.run(`create database ${name} template ${source}`))
  // Few connections: several runs may share the embedded server.
  // A busy machine is no database that is away.
  const db = createDatabase(databaseAt(url, name), { max: 5, timeouts: 'loading' })
  afterAll(async () => {
    await db.close()
    await onServer(url, (server) => drop(server, name))
  })
  return { db, url: databaseAt(url, name) }
}

const notAllowed = '42501'

/** Vacuuming belongs to the server and may not be ended by us: it is waited for. */
async function drop(server: Database, name: string, tries = 20): Promise<void> {
  try {
    await server.run(`drop database if exists ${name} with (force)`)
  } catch (error) {
    if ((error as { code?: string }).code !== notAllowed || tries === 0) throw error
    await sleep(250)
    await drop(server, name, tries - 1)
  }
}

async function onServer(url: string, work: (server: Database) => Promise<unknown>): Promise<void> {
  const server = createDatabase(url, { max: 1, statementTimeout: 60_000 })
  await work(server).finally(() => server.close())
}

function databaseAt(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${name}`
  return other.href
}

/** Databases of runs that were killed: their number is that of a process that no longer lives. */
async function sweepLeftovers(db: Database): Promise<void> {
  const rows = await db.rows<{ name: string }>(
    `select datname as name from pg_database where datname ~ '^test_[0-9]+_'`,
  )
  for (const { name } of rows) if (!isRunning(Number(name.split('_')[1]))) await dropAll(db, name)
}

async function dropAll(db: Database, prefix: string): Promise<void> {
  const rows = await db.rows<{ name: string }>(
    'select datname as name from pg_database where starts_with(datname, $1)',
    [prefix],
  )
  for (const { name } of rows) await db.run(`drop database if exists ${name} with (force)`)
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

const userName = () => process.getuid?.() ?? 'user'

import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb'
import { keptDatabase, mayKeepDatabases, openKeptDatabase, whenForgotten } from '../kept-databases.ts'
import type { KeptOperation } from './kept-operation.ts'
import { forgetUnwritten, keepUnwritten, unwrittenOf } from './unwritten.ts'

/** What a log is about, as this browser has it. */
export interface KeptSheet<Sheet> {
  readonly logId: string
  readonly division: string
  readonly shipTo: string
  readonly sheet: Sheet
  /** When it was last opened, in milliseconds. */
  readonly openedAt: number
}

/** What one person keeps of logs of one kind in this browser. */
export interface KeptLogs<Operation, Sheet> {
  /** False where nothing can be stored: what is written then lives as long as the page. */
  readonly isStored: boolean
  sheet(logId: string): Promise<KeptSheet<Sheet> | undefined>
  keepSheet(sheet: KeptSheet<Sheet>): Promise<void>
  operations(logId: string): Promise<KeptOperation<Operation>[]>
  /** What has not arrived, of any log. */
  pending(): Promise<KeptOperation<Operation>[]>
  /** With how far the log was read, where that has changed. */
  keepOperations(operations: readonly KeptOperation<Operation>[], cursor?: number): Promise<void>
  /** How far the log was read; 0 before. */
  cursor(logId: string): Promise<number>
  forgetOperation(logId: string, opId: string): Promise<void>
  /** Forgets a log that has ended; operations that did not arrive stay. */
  forgetSheet(logId: string): Promise<void>
}

interface LogsSchema extends DBSchema {
  sheets: { key: string; value: KeptSheet<unknown> }
  cursors: { key: string; value: number }
  operations: { key: [string, string]; value: KeptOperation<unknown>; indexes: { log: string } }
}
type LogsDatabase = IDBPDatabase<LogsSchema>

/** Sheets that are kept beside the one at hand; the least recently opened go first. */
const maxSheets = 5

const open = new Map<string, Promise<KeptLogs<never, never>>>()

/** NEXT-9: the logs kept for a user; one connection as long as the page lives. */
export function keptLogsOf<Operation, Sheet>(userId: string, kind: string): Promise<KeptLogs<Operation, Sheet>> {
  const name = keptDatabase(userId, kind)
  if (!mayKeepDatabases()) return Promise.resolve(inMemory()) as unknown as Promise<KeptLogs<Operation, Sheet>>
  const known = open.get(name) ?? openKept(name, userId, kind)
  open.set(name, known)
  return known as unknown as Promise<KeptLogs<Operation, Sheet>>
}

/** False for a person who wrote nothing in this browser: nothing is created to find that out. */
export async function hasKeptLogs(userId: string, kind: string): Promise<boolean> {
  try {
    const name = keptDatabase(userId, kind)
    await whenForgotten()
    return (await indexedDB.databases()).some((database) => database.name === name)
  } catch {
    // Blocked, as in some private windows: nothing is kept.
    return false
  }
}

async function openKept(name: string, userId: string, kind: string): Promise<KeptLogs<never, never>> {
  try {
    const db: LogsDatabase = await openKeptDatabase(() =>
      openDB<LogsSchema>(name, 2, {
        upgrade: async (made, version, _, transaction) => {
          if (version === 1) return fromFirstVersion(made, transaction)
          createStores(made)
        },
        // Another tab signs out, or has a later version: it must not wait for this one.
        blocking: () => {
          db.close()
          open.delete(name)
        },
      }),
    )
    // Without it some browsers delete what a site keeps after a week without a visit.
    void (globalThis as { navigator?: { storage?: StorageManager } }).navigator?.storage?.persist?.()
    await writeUnwritten(db, userId, kind)
    return storedIn(db, userId, kind) as KeptLogs<never, never>
  } catch {
    return inMemory() as KeptLogs<never, never>
  }
}

/** What a former page did not finish writing; nothing that another tab has written since. */
async function writeUnwritten(db: LogsDatabase, userId: string, kind: string): Promise<void> {
  const unwritten = unwrittenOf(userId, kind)
  for (const operation of unwritten)
    if (!(await db.get('operations', [operation.logId, operation.opId]))) await db.put('operations', operation)
  forgetUnwritten(userId, kind, unwritten)
}

function createStores(db: LogsDatabase) {
  db.createObjectStore('sheets', { keyPath: 'logId' })
  db.createObjectStore('cursors')
  const operations = db.createObjectStore('operations', { keyPath: ['logId', 'opId'] })
  operations.createIndex('log', 'logId')
  return operations
}

/**
 * The first version called a log by what it was of. What was counted and not sent goes over; sheets
 * are read again.
 */
async function fromFirstVersion(
  db: LogsDatabase,
  transaction: IDBPTransaction<LogsSchema, ('sheets' | 'cursors' | 'operations')[], 'versionchange'>,
): Promise<void> {
  const former = (await transaction.objectStore('operations').getAll()) as (KeptOperation<unknown> & {
    inventoryId: string
  })[]
  for (const store of ['sheets', 'cursors', 'operations'] as const) db.deleteObjectStore(store)
  const operations = createStores(db)
  for (const { inventoryId, ...operation } of former)
    if (operation.state !== 'sent') void operations.put({ ...operation, logId: inventoryId })
}

function storedIn(db: LogsDatabase, userId: string, kind: string): KeptLogs<unknown, unknown> {
  return {
    isStored: true,
    sheet: (logId) => db.get('sheets', logId),
    keepSheet: async (sheet) => {
      await db.put('sheets', sheet)
      const others = (await db.getAll('sheets')).toSorted((a, b) => b.openedAt - a.openedAt)
      for (const { logId } of others.slice(maxSheets)) await forgetStored(db, logId)
    },
    operations: (logId) => db.getAllFromIndex('operations', 'log', logId),
    pending: async () => (await db.getAll('operations')).filter(({ state }) => state === 'pending'),
    keepOperations: async (operations, cursor) => {
      const pending = operations.filter(({ state }) => state === 'pending')
      keepUnwritten(userId, kind, pending)
      // Strict: what was written in a cooler must outlive a battery that ends.
      const transaction = db.transaction(['operations', 'cursors'], 'readwrite', { durability: 'strict' })
      for (const operation of operations) void transaction.objectStore('operations').put(operation)
      const [first] = operations
      if (first && cursor !== undefined) void transaction.objectStore('cursors').put(cursor, first.logId)
      await transaction.done
      forgetUnwritten(userId, kind, pending)
    },
    cursor: async (logId) => (await db.get('cursors', logId)) ?? 0,
    forgetOperation: (logId, opId) => db.delete('operations', [logId, opId]),
    forgetSheet: (logId) => forgetStored(db, logId),
  }
}

async function forgetStored(db: LogsDatabase, logId: string): Promise<void> {
  const transaction = db.transaction(['sheets', 'cursors', 'operations'], 'readwrite')
  void transaction.objectStore('sheets').delete(logId)
  void transaction.objectStore('cursors').delete(logId)
  const operations = transaction.objectStore('operations')
  for (const { opId, state } of await operations.index('log').getAll(logId))
    if (state === 'sent') void operations.delete([logId, opId])
  await transaction.done
}

/** Where nothing can be stored. */
function inMemory(): KeptLogs<unknown, unknown> {
  const sheets = new Map<string, KeptSheet<unknown>>()
  const operations = new Map<string, KeptOperation<unknown>>()
  const keyOf = (logId: string, opId: string) => `${logId}/${opId}`
  const done = Promise.resolve()
  return {
    isStored: false,
    sheet: async (logId) => sheets.get(logId),
    keepSheet: (sheet) => (sheets.set(sheet.logId, sheet), done),
    operations: async (logId) => [...operations.values()].filter((each) => each.logId === logId),
    cursor: async () => 0,
    pending: async () => [...operations.values()].filter(({ state }) => state === 'pending'),
    keepOperations: (more) => {
      for (const each of more) operations.set(keyOf(each.logId, each.opId), each)
      return done
    },
    forgetOperation: (logId, opId) => (operations.delete(keyOf(logId, opId)), done),
    forgetSheet: (logId) => (sheets.delete(logId), done),
  }
}

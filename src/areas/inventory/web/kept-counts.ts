import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { keptDatabase } from '#browser/kept-databases.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import type { CountOperation } from '../count-operation.ts'
import type { getCustomerInventory } from '../inventory.endpoints.ts'

/** A count as this browser has it. */
export interface KeptSheet {
  readonly inventoryId: string
  readonly division: string
  readonly shipTo: string
  readonly sheet: CallAnswer<typeof getCustomerInventory>
  /** When it was last opened, in milliseconds. */
  readonly openedAt: number
}

/** An operation with what became of it. */
export interface KeptOperation {
  readonly division: string
  readonly shipTo: string
  readonly inventoryId: string
  readonly opId: string
  readonly operation: CountOperation
  readonly state: 'pending' | 'sent' | 'refused'
  /** Why the server refused it. */
  readonly reason?: string
}

/** What one person keeps of counts in this browser. */
export interface KeptCounts {
  /** False where nothing can be stored: what is counted then lives as long as the page. */
  readonly isStored: boolean
  sheet(inventoryId: string): Promise<KeptSheet | undefined>
  keepSheet(sheet: KeptSheet): Promise<void>
  operations(inventoryId: string): Promise<KeptOperation[]>
  /** What has not arrived, of any count. */
  pending(): Promise<KeptOperation[]>
  /** With how far the log was read, where that has changed. */
  keepOperations(operations: readonly KeptOperation[], cursor?: number): Promise<void>
  /** How far the log was read; 0 before. */
  cursor(inventoryId: string): Promise<number>
  forgetOperation(inventoryId: string, opId: string): Promise<void>
  /** Forgets a count that has ended; operations that did not arrive stay. */
  forgetSheet(inventoryId: string): Promise<void>
}

interface CountsSchema extends DBSchema {
  sheets: { key: string; value: KeptSheet }
  cursors: { key: string; value: number }
  operations: { key: [string, string]; value: KeptOperation; indexes: { inventory: string } }
}

/** Counts that are kept beside the one at hand; the least recently opened go first. */
const maxSheets = 5

const open = new Map<string, Promise<KeptCounts>>()

/** NEXT-9: the counts kept for a user; one connection as long as the page lives. */
export function keptCountsOf(userId: string): Promise<KeptCounts> {
  const known = open.get(userId) ?? openKept(userId)
  open.set(userId, known)
  return known
}

/** False for a person who never counted in this browser: nothing is created to find that out. */
export async function hasKeptCounts(userId: string): Promise<boolean> {
  try {
    const name = keptDatabase(userId, 'counts')
    return (await indexedDB.databases()).some((database) => database.name === name)
  } catch {
    // Blocked, as in some private windows: nothing is kept.
    return false
  }
}

async function openKept(userId: string): Promise<KeptCounts> {
  try {
    const db: IDBPDatabase<CountsSchema> = await openDB<CountsSchema>(keptDatabase(userId, 'counts'), 1, {
      upgrade(made) {
        made.createObjectStore('sheets', { keyPath: 'inventoryId' })
        made.createObjectStore('cursors')
        made
          .createObjectStore('operations', { keyPath: ['inventoryId', 'opId'] })
          .createIndex('inventory', 'inventoryId')
      },
      // Another tab signs out, or has a later version: it must not wait for this one.
      blocking: () => {
        db.close()
        open.delete(userId)
      },
    })
    // Without it some browsers delete what a site keeps after a week without a visit.
    void (globalThis as { navigator?: { storage?: StorageManager } }).navigator?.storage?.persist?.()
    return storedIn(db)
  } catch {
    return inMemory()
  }
}

function storedIn(db: IDBPDatabase<CountsSchema>): KeptCounts {
  return {
    isStored: true,
    sheet: (inventoryId) => db.get('sheets', inventoryId),
    keepSheet: async (sheet) => {
      await db.put('sheets', sheet)
      const others = (await db.getAll('sheets')).toSorted((a, b) => b.openedAt - a.openedAt)
      for (const { inventoryId } of others.slice(maxSheets)) await forgetStored(db, inventoryId)
    },
    operations: (inventoryId) => db.getAllFromIndex('operations', 'inventory', inventoryId),
    pending: async () => (await db.getAll('operations')).filter(({ state }) => state === 'pending'),
    keepOperations: async (operations, cursor) => {
      // Strict: what was counted in a cooler must outlive a battery that ends.
      const transaction = db.transaction(['operations', 'cursors'], 'readwrite', { durability: 'strict' })
      for (const operation of operations) void transaction.objectStore('operations').put(operation)
      const [first] = operations
      if (first && cursor !== undefined) void transaction.objectStore('cursors').put(cursor, first.inventoryId)
      await transaction.done
    },
    cursor: async (inventoryId) => (await db.get('cursors', inventoryId)) ?? 0,
    forgetOperation: (inventoryId, opId) => db.delete('operations', [inventoryId, opId]),
    forgetSheet: (inventoryId) => forgetStored(db, inventoryId),
  }
}

async function forgetStored(db: IDBPDatabase<CountsSchema>, inventoryId: string): Promise<void> {
  const transaction = db.transaction(['sheets', 'cursors', 'operations'], 'readwrite')
  void transaction.objectStore('sheets').delete(inventoryId)
  void transaction.objectStore('cursors').delete(inventoryId)
  const operations = transaction.objectStore('operations')
  for (const { opId, state } of await operations.index('inventory').getAll(inventoryId))
    if (state === 'sent') void operations.delete([inventoryId, opId])
  await transaction.done
}

/** Where nothing can be stored. */
function inMemory(): KeptCounts {
  const sheets = new Map<string, KeptSheet>()
  const operations = new Map<string, KeptOperation>()
  const keyOf = (inventoryId: string, opId: string) => `${inventoryId}/${opId}`
  const done = Promise.resolve()
  return {
    isStored: false,
    sheet: async (inventoryId) => sheets.get(inventoryId),
    keepSheet: (sheet) => (sheets.set(sheet.inventoryId, sheet), done),
    operations: async (inventoryId) => [...operations.values()].filter((each) => each.inventoryId === inventoryId),
    cursor: async () => 0,
    pending: async () => [...operations.values()].filter(({ state }) => state === 'pending'),
    keepOperations: (more) => {
      for (const each of more) operations.set(keyOf(each.inventoryId, each.opId), each)
      return done
    },
    forgetOperation: (inventoryId, opId) => (operations.delete(keyOf(inventoryId, opId)), done),
    forgetSheet: (inventoryId) => (sheets.delete(inventoryId), done),
  }
}

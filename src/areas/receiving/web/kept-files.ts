import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { keptDatabase, mayKeepDatabases, openKeptDatabase } from '#browser/kept-databases.ts'
import type { LogScope } from '#browser/operation-log/kept-operation.ts'

/** A photo that waits to be sent. */
export interface KeptPhoto extends LogScope {
  readonly kind: 'photo'
  readonly id: string
  readonly itemNumber: string
  readonly photo: Blob
  /** Why it was refused; undefined while it waits. */
  readonly reason?: string
}

/** The end of a receipt, which waits until all operations and photos were sent. */
export interface KeptFinish extends LogScope {
  readonly kind: 'finish'
  /** The idempotency key. */
  readonly id: string
  readonly signerName: string
  /** Base64 of a PNG; empty without. */
  readonly signature: string
}

/** What waits beside the log of a receipt. */
export type KeptFile = KeptPhoto | KeptFinish

/** What one person keeps of photos and ends in this browser. */
export interface KeptFiles {
  all(): Promise<KeptFile[]>
  keep(file: KeptFile): Promise<void>
  forget(id: string): Promise<void>
}

interface FilesSchema extends DBSchema {
  files: { key: string; value: KeptFile }
}

const kind = 'receipt-files'
const open = new Map<string, Promise<KeptFiles>>()

/** NEXT-6: the photos and ends kept for a user; one connection as long as the page lives. */
export function keptFilesOf(userId: string): Promise<KeptFiles> {
  if (!mayKeepDatabases()) return Promise.resolve(inMemory())
  const known = open.get(userId) ?? openKept(userId)
  open.set(userId, known)
  return known
}

async function openKept(userId: string): Promise<KeptFiles> {
  try {
    const db: IDBPDatabase<FilesSchema> = await openKeptDatabase(() =>
      openDB<FilesSchema>(keptDatabase(userId, kind), 1, {
        upgrade: (made) => void made.createObjectStore('files', { keyPath: 'id' }),
        // Another tab signs out: it must not wait for this one.
        blocking: () => {
          db.close()
          open.delete(userId)
        },
      }),
    )
    return {
      all: () => db.getAll('files'),
      keep: async (file) => void (await db.put('files', file)),
      forget: (id) => db.delete('files', id),
    }
  } catch {
    return inMemory()
  }
}

function inMemory(): KeptFiles {
  const files = new Map<string, KeptFile>()
  return {
    all: async () => [...files.values()],
    keep: async (file) => void files.set(file.id, file),
    forget: async (id) => void files.delete(id),
  }
}

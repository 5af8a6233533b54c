import { randomUUID } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { processMark } from './process-mark.ts'

/** Who uses the embedded server of one data folder. The last owner stops it. */
export interface Owners {
  /** Adds this process; the returned id leaves again. One process may own several times. */
  join(): string
  leave(id: string): void
  /** How many living owners there are; the dead ones are swept away. */
  count(): number
  /** Starting and stopping happen one process at a time. */
  exclusively<T>(work: () => Promise<T>): Promise<T>
}

const myself = () => `${process.pid} ${processMark(process.pid) ?? ''}`

/** Text of a lock or owner file: is its process still the one that wrote it? */
function isLiving(text: string): boolean {
  const [pid, mark] = text.split(' ')
  return processMark(Number(pid)) === mark
}

const read = (path: string): string | undefined => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

/** The owners of the server in a data folder, kept as one small file each. */
export function ownersOf(dataDir: string): Owners {
  const folder = join(dataDir, 'postgres-owners')
  const lock = join(dataDir, 'postgres.lock')
  mkdirSync(folder, { recursive: true })
  return {
    join: () => {
      const id = randomUUID()
      writeFileSync(join(folder, id), myself(), { mode: 0o600 })
      return id
    },
    leave: (id) => rmSync(join(folder, id), { force: true }),
    count: () => {
      const files = readdirSync(folder).map((name) => join(folder, name))
      const [living, dead] = [files.filter((file) => isLiving(read(file) ?? '')), files]
      for (const file of dead) if (!living.includes(file)) rmSync(file, { force: true })
      return living.length
    },
    exclusively: async (work) => {
      const mine = join(dataDir, `postgres.lock.${randomUUID()}`)
      writeFileSync(mine, `${myself()} ${mine}`, { mode: 0o600 })
      try {
        while (!acquire(lock, mine)) await sleep(50)
        try {
          return await work()
        } finally {
          rmSync(lock, { force: true })
        }
      } finally {
        rmSync(mine, { force: true })
      }
    },
  }
}

/** A hard link appears whole or not at all, so nobody ever reads a lock that is half written. */
function acquire(lock: string, mine: string): boolean {
  try {
    linkSync(mine, lock)
    return true
  } catch (error) {
    if (!(error instanceof Error) || Reflect.get(error, 'code') !== 'EEXIST') throw error
  }
  const holder = read(lock)
  if (holder === undefined || isLiving(holder)) return false
  // Its process is dead. Of several that see this, the rename succeeds for one; it looks again at
  // what it took.
  const taken = `${mine}.stale`
  try {
    renameSync(lock, taken)
  } catch {
    return false
  }
  const stolen = read(taken)
  if (stolen !== holder) {
    try {
      linkSync(taken, lock)
    } catch {
      // Somebody newer already holds it.
    }
  }
  rmSync(taken, { force: true })
  return false
}

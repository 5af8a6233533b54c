import { changesSince } from '#areas/items/server/public.ts'
import type { Database } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Log } from '#platform/log.ts'
import { catalogueLoads } from '#platform/meters.ts'

/**
 * This process's copies of the catalogue, one a division: the first use loads one, changes are
 * taken in item by item in the background.
 */
export interface Catalogue<Index> {
  /** The division's index; while a newer one is made, the one before. */
  indexOf(division: string): Promise<Index>
  /** Loads every division, so that nobody waits for the first search. */
  warmUp(): Promise<void>
  /**
   * Something changed in a division, or somewhere: takes in what changed since the version that is
   * held. Many calls in a row are one.
   */
  refresh(division?: string): void
  /** Refreshes the divisions whose items changed without anybody saying so. */
  check(): Promise<void>
  /** Waits for the load that runs and starts no other. */
  stop(): Promise<void>
}

interface Held<Index> {
  readonly index: Index
  readonly version: number
}

const allDivisions = sql('shop.divisions', 'select code from divisions order by code')
const allVersions = sql('shop.versions', 'select division, version from catalogue_versions')
const versionOf = sql('shop.version', 'select version from catalogue_versions where division = :division')

/** When more items changed at once the index is built from scratch. */
const maxChanges = 10_000

/** How an index is made. */
export interface IndexMaker<Index> {
  /** Reads a division from nothing. */
  readonly load: (division: string) => Promise<Index>
  /**
   * Takes in items that were added, changed or removed; null when it has taken in so many that
   * building from scratch is better.
   */
  readonly change: (division: string, index: Index, itemNumbers: readonly string[]) => Promise<Index | null>
}

/** Only one load runs at a time, as two would need twice the memory. */
export function createCatalogue<Index>(
  { db, log }: { db: Database; log: Log },
  { load, change }: IndexMaker<Index>,
): Catalogue<Index> {
  const held = new Map<string, Promise<Held<Index>>>()
  const waiting = new Set<string>()
  let queue: Promise<unknown> = Promise.resolve()
  let isStopped = false

  async function loaded(division: string): Promise<Held<Index>> {
    // Read before the items: what changes in between is taken in once more by the next refresh.
    const found = await db.maybe<{ version: number }>(versionOf({ division }))
    const end = catalogueLoads.startTimer()
    const index = await load(division)
    end()
    return { index, version: found?.version ?? 0 }
  }

  async function changed(division: string, before: Held<Index>): Promise<Held<Index>> {
    const { version, itemNumbers } = await changesSince(db, { division, version: before.version }, maxChanges)
    const index = itemNumbers && (await change(division, before.index, itemNumbers))
    return index === null ? loaded(division) : { index, version }
  }

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work)
    queue = turn.catch(() => undefined)
    return turn
  }

  function first(division: string): Promise<Held<Index>> {
    const known = held.get(division)
    if (known) return known
    const loading = inTurn(() => loaded(division))
    held.set(division, loading)
    // A failed load is forgotten: the next search tries again.
    loading.catch(() => held.delete(division))
    return loading
  }

  async function reload(division: string): Promise<void> {
    waiting.delete(division)
    if (isStopped) return
    const before = await held.get(division)?.catch(() => undefined)
    const newer = await (before ? changed(division, before) : loaded(division))
    held.set(division, Promise.resolve(newer))
  }

  const catalogue: Catalogue<Index> = {
    indexOf: async (division) => (await first(division)).index,
    warmUp: async () => {
      for (const { code } of await db.rows<{ code: string }>(allDivisions())) if (!isStopped) await first(code)
    },
    refresh: (division) => {
      for (const code of division === undefined ? [...held.keys()] : [division]) {
        if (isStopped || !held.has(code) || waiting.has(code)) continue
        waiting.add(code)
        inTurn(() => reload(code)).catch((error: unknown) => log.warn({ err: error }, 'catalogue not reloaded'))
      }
    },
    check: async () => {
      for (const { division, version } of await db.rows<{ division: string; version: number }>(allVersions())) {
        const known = await held.get(division)
        if (known && known.version !== version) catalogue.refresh(division)
      }
    },
    stop: async () => {
      isStopped = true
      await queue
    },
  }
  return catalogue
}

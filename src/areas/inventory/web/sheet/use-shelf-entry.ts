import { useSyncExternalStore } from 'react'
import type { SheetShelf } from '#areas/inventory/rules/list-shelves.ts'
import type { CountSession } from '../count-session.ts'
import type { ShownShelf } from '../count-log.ts'
import { useShelf } from '../use-count.ts'
import { type CountUnit, problemOf, ShelfEntries, type ShelfTexts, textsOf } from './shelf-entries.ts'

const entriesOf = new WeakMap<CountSession, ShelfEntries>()

/** What is typed into a count; one object as long as the page lives. */
export function entriesFor(session: CountSession): ShelfEntries {
  const known = entriesOf.get(session)
  if (known) return known
  const made = new ShelfEntries({
    known: (key) => session.log.place(key).state,
    count: (counted, mode) => session.count(counted, mode),
    later: (work, ms) => {
      const timer = setTimeout(work, ms)
      return () => clearTimeout(timer)
    },
  })
  entriesOf.set(session, made)
  window.addEventListener('pagehide', () => made.commitWaiting())
  return made
}

/** A shelf as its fields show it. */
export interface ShelfEntry {
  readonly shown: ShownShelf
  readonly texts: ShelfTexts
  /** Something is typed that does not count yet. */
  readonly isDraft: boolean
  readonly problem: (unit: CountUnit) => string | undefined
}

/** One shelf with what is typed over it; only this row renders when either changes. */
export function useShelfEntry(session: CountSession, { key }: SheetShelf): ShelfEntry {
  const entries = entriesFor(session)
  const shown = useShelf(session.log, key)
  const draft = useSyncExternalStore(
    (listener) => entries.subscribe(key, listener),
    () => entries.draft(key),
  )
  return {
    shown,
    texts: draft ?? textsOf(shown.state?.quantity),
    isDraft: draft !== undefined,
    problem: (unit) => (draft ? problemOf(unit, draft[unit]) : undefined),
  }
}

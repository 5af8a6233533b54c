import { useState, useSyncExternalStore } from 'react'

/** Recipes of one print or deletion. */
export const maxChosen = 100

/** The recipes that are selected in a list. */
export interface ChosenRecipes {
  /** Ids in the order in which they were selected. */
  readonly ids: readonly string[]
  readonly hasRoom: boolean
  readonly has: (id: string) => boolean
  readonly choose: (id: string, isChosen: boolean) => void
  readonly chooseAll: (ids: readonly string[], areChosen: boolean) => void
  readonly clear: () => void
}

/** Recipes that were deleted in this tab: a selection never names one. */
let deleted: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Takes deleted recipes out of every selection. */
export function forgetChosen(ids: readonly string[]): void {
  deleted = new Set([...deleted, ...ids])
  for (const listener of listeners) listener()
}

/** What is selected stays while pages are turned; another filter is another list. */
export function useChosenRecipes(filter: object): ChosenRecipes {
  const key = JSON.stringify(filter)
  const [chosen, setChosen] = useState<{ key: string; ids: readonly string[] }>({ key, ids: [] })
  const gone = useSyncExternalStore(subscribe, () => deleted)
  const ids = chosen.key === key ? chosen.ids.filter((id) => !gone.has(id)) : []
  const chooseAll = (some: readonly string[], areChosen: boolean) => {
    const others = ids.filter((id) => !some.includes(id))
    setChosen({ key, ids: areChosen ? [...others, ...some].slice(0, maxChosen) : others })
  }
  return {
    ids,
    hasRoom: ids.length < maxChosen,
    has: (id) => ids.includes(id),
    choose: (id, isChosen) => chooseAll([id], isChosen),
    chooseAll,
    clear: () => setChosen({ key, ids: [] }),
  }
}

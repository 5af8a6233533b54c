import { useState } from 'react'

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

/** What is selected stays while pages are turned; another filter is another list. */
export function useChosenRecipes(filter: object): ChosenRecipes {
  const key = JSON.stringify(filter)
  const [chosen, setChosen] = useState<{ key: string; ids: readonly string[] }>({ key, ids: [] })
  const ids = chosen.key === key ? chosen.ids : []
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

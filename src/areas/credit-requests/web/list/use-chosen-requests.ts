import { useState } from 'react'
import { maxBulk } from '#areas/credit-requests/credit-moves.endpoints.ts'

/** CREDIT-4: requests ticked for one bulk move, on whatever page they stand. */
export function useChosenRequests() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const change = (some: readonly string[], isChosen: boolean) => {
    const next = new Set(ids)
    for (const id of some) {
      if (!isChosen) next.delete(id)
      else if (next.size < maxBulk) next.add(id)
    }
    setIds(next)
  }
  return {
    ids: [...ids],
    has: (id: string) => ids.has(id),
    isFull: ids.size >= maxBulk,
    change,
    clear: () => setIds(new Set()),
  }
}

/** What is ticked. */
export type ChosenRequests = ReturnType<typeof useChosenRequests>

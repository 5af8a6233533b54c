import { useEffect, useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { keptKey } from '#browser/kept-for-user.ts'
import type { RecipeDraft } from './recipe-draft.ts'

interface Kept<Draft> {
  readonly version: number
  readonly draft: Draft
}

const read = <Draft>(key: string): Kept<Draft> | null => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') as Kept<Draft> | null
  } catch {
    return null
  }
}
const write = (key: string, kept: Kept<unknown> | null): void => {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept))
    else localStorage.removeItem(key)
  } catch {
    // Storage is full or blocked: the draft lives as long as the page.
  }
}

/**
 * RECIPE-3: what is typed stays in this browser until it is saved or given up, also when the page
 * is closed. `found` is what was kept when the form opened.
 */
export function useKeptDraft<Draft = RecipeDraft>(id: string, version: number, kind = 'recipe') {
  const { userId } = useActor()
  const place = useShipToParams()
  const key = keptKey(userId, `${kind}.${place?.division}.${place?.shipTo}.${id}`)
  const [found] = useState(() => read<Draft>(key))
  const keep = (draft: Draft, isDirty: boolean) => write(key, isDirty ? { version, draft } : null)
  return { found, keep, forget: () => write(key, null) }
}

/** Keeps the draft whenever it has rested for a moment. */
export function useKeeping<Draft>(draft: Draft, isDirty: boolean, keep: (draft: Draft, isDirty: boolean) => void) {
  useEffect(() => {
    const timer = setTimeout(() => keep(draft, isDirty), 400)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `keep` only closes over the key
  }, [draft, isDirty])
}

import { useState } from 'react'
import { changedIn, mergeDraft } from '#kit/merge-draft.ts'

/**
 * A form over stored values that others may change too: what is typed stays, and what a colleague saved in the meantime
 * is taken over around it. `news` names the fields they changed while something was typed here.
 */
export function useMergedDraft<Draft extends object>(saved: Draft) {
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved)
  const [news, setNews] = useState<readonly (keyof Draft)[]>([])
  const theirs = changedIn(base, saved)
  if (theirs.length > 0) {
    const isTyped = changedIn(base, draft).length > 0
    const isOwnSave = changedIn(draft, saved).length === 0
    setBase(saved)
    setDraft(mergeDraft(base, draft, saved))
    setNews(isTyped && !isOwnSave ? theirs : [])
  }
  const changed = changedIn(base, draft)
  return {
    draft,
    setDraft,
    /** The fields that differ from what is stored: what a save carries. */
    changed,
    isDirty: changed.length > 0,
    news,
    reset: () => {
      setDraft(base)
      setNews([])
    },
  }
}

/** The named fields of a form: the body of a call that carries only what was changed. */
export const pickFields = <Draft extends object>(draft: Draft, names: readonly (keyof Draft)[]): Partial<Draft> =>
  Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<Draft>

import { useState } from 'react'
import { changedIn, mergeDraft } from '#kit/merge-draft.ts'

/** Fields of a body; one that is not there was not sent. */
type Sent<Draft> = { readonly [Name in keyof Draft]?: Draft[Name] | undefined }

/**
 * A form over stored values that others may change too: what is typed stays, and what a colleague
 * saved in the meantime is taken over around it. `news` names the fields they changed while
 * something was typed here.
 */
export function useMergedDraft<Draft extends object>(saved: Draft) {
  const [base, setBase] = useState(saved)
  const [draft, setDraft] = useState(saved)
  const [news, setNews] = useState<readonly (keyof Draft)[]>([])
  // What a save of this form sent, until what the server made of it arrives.
  const [sent, setSent] = useState<Sent<Draft>>()
  const theirs = changedIn(base, saved)
  if (theirs.length > 0) {
    // A sent field that was not typed in again is the server's now, such as a name without the
    // spaces around it.
    const known = { ...base, ...sent } as Draft
    const isTyped = changedIn(known, draft).length > 0
    const isOwnSave = changedIn(draft, saved).length === 0
    setBase(saved)
    setDraft(mergeDraft(known, draft, saved))
    setNews(isTyped && !isOwnSave ? theirs.filter((name) => !sent || !(name in sent)) : [])
    setSent(undefined)
  }
  const changed = changedIn(base, draft)
  return {
    draft,
    setDraft,
    /** The fields that differ from what is stored: what a save carries. */
    changed,
    isDirty: changed.length > 0,
    news,
    /** The server has taken these fields of this form. */
    noteSent: setSent,
    reset: () => {
      setDraft(base)
      setNews([])
    },
  }
}

/** The named fields of a form: the body of a call that carries only what was changed. */
export const pickFields = <Draft extends object>(draft: Draft, names: readonly (keyof Draft)[]): Partial<Draft> =>
  Object.fromEntries(names.map((name) => [name, draft[name]])) as Partial<Draft>

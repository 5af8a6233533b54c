import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'

/** A dialog as the parts inside it know it. */
interface DialogScope {
  /** Notes work typed in the dialog; returns how to take the note back. */
  note(): () => void
  /** Closes the dialog; asks first when work would be lost. */
  requestClose(): void
}

/** The dialog around a part; null on the page. */
export const DialogScopeContext = createContext<DialogScope | null>(null)

const work = { page: 0, dialog: 0 }
let isGivenUp = false

/**
 * The person chose to lose what they typed: nothing more is asked while the page is left for good.
 */
export function giveUpUnsavedWork(): void {
  isGivenUp = true
}

/** Where there is work that was typed and not saved. */
export const unsavedWork = (): { inPage: boolean; inDialog: boolean } => ({
  inPage: work.page > 0 && !isGivenUp,
  inDialog: work.dialog > 0 && !isGivenUp,
})

function useNote(isDirty: boolean, scope: Pick<DialogScope, 'note'> | null): void {
  useEffect(() => {
    if (!isDirty) return undefined
    const place = scope ? 'dialog' : 'page'
    work[place]++
    const takeBack = scope?.note()
    return () => {
      work[place]--
      takeBack?.()
    }
  }, [isDirty, scope])
}

/**
 * While `isDirty`, what was typed is asked about once before it is lost: by closing the dialog
 * around this part, by a link, a shortcut or Back, and by the browser before a reload. Saving makes
 * it false.
 */
export function useUnsavedWork(isDirty: boolean): void {
  useNote(isDirty, useContext(DialogScopeContext))
}

/** For dialogs: how to close, and whether the question is open. */
export function useAskBeforeClosing(isDirty: boolean, onClose: () => void) {
  const [asks, setAsks] = useState(false)
  const notes = useRef(0)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  const scope = useMemo<DialogScope>(
    () => ({
      note: () => {
        notes.current++
        return () => void notes.current--
      },
      requestClose: () => (notes.current > 0 ? setAsks(true) : close.current()),
    }),
    [],
  )
  useNote(isDirty, scope)
  return { scope, asks, stay: () => setAsks(false) }
}

/** Closes the dialog around this part, after asking when work would be lost. */
export function useRequestClose(): () => void {
  const scope = useContext(DialogScopeContext)
  return () => scope?.requestClose()
}

import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react'

/** A dialog as the parts inside it know it. */
interface DialogScope {
  /** Of a pane beside the page: the parameter of the address that shows it. */
  readonly parameter: string | undefined
  /** Notes work typed in the dialog; returns how to take the note back. */
  note(): () => void
  /** Closes the dialog; asks first when work would be lost. */
  requestClose(): void
}

/** The dialog around a part; null on the page. */
export const DialogScopeContext = createContext<DialogScope | null>(null)

const work = { page: 0, dialog: 0 }
/** Work in panes, by their parameters. */
const panes = new Map<string, number>()
let isGivenUp = false

/**
 * The person chose to lose what they typed: nothing more is asked while the page is left for good.
 */
export function giveUpUnsavedWork(): void {
  isGivenUp = true
}

/** Where there is work that was typed and not saved. */
export interface UnsavedWork {
  /** On the page, also in a pane beside it. */
  readonly inPage: boolean
  readonly inDialog: boolean
  /** Parameters of the address whose panes have some. */
  readonly inPanes: readonly string[]
}

/** Where there is work now. */
export const unsavedWork = (): UnsavedWork =>
  isGivenUp
    ? { inPage: false, inDialog: false, inPanes: [] }
    : { inPage: work.page > 0, inDialog: work.dialog > 0, inPanes: [...panes.keys()] }

function count(scope: DialogScope | null, by: 1 | -1): void {
  work[scope && scope.parameter === undefined ? 'dialog' : 'page'] += by
  if (scope?.parameter === undefined) return
  const left = (panes.get(scope.parameter) ?? 0) + by
  if (left > 0) panes.set(scope.parameter, left)
  else panes.delete(scope.parameter)
}

function useNote(isDirty: boolean, scope: DialogScope | null): void {
  useEffect(() => {
    if (!isDirty) return undefined
    count(scope, 1)
    const takeBack = scope?.note()
    return () => {
      count(scope, -1)
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

/**
 * For dialogs, and for panes with the parameter that shows them: how to close, and whether the
 * question is open.
 */
export function useAskBeforeClosing(isDirty: boolean, onClose: () => void, parameter?: string) {
  const [asks, setAsks] = useState(false)
  const notes = useRef(0)
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  const scope = useMemo<DialogScope>(
    () => ({
      parameter,
      note: () => {
        notes.current++
        return () => void notes.current--
      },
      requestClose: () => (notes.current > 0 ? setAsks(true) : close.current()),
    }),
    [parameter],
  )
  useNote(isDirty, scope)
  return { scope, asks, stay: () => setAsks(false) }
}

/** Closes the dialog around this part, after asking when work would be lost. */
export function useRequestClose(): () => void {
  const scope = useContext(DialogScopeContext)
  return () => scope?.requestClose()
}

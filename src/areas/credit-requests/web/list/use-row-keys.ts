import { useState } from 'react'
import { useSearchTexts } from '#browser/navigation.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import { showToast } from '#browser/toasts.ts'
import { creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import { useQueueSteps } from '../detail/queue-steps.tsx'
import { focusQueueRow, placeAmong, queueRows, requestOfRow } from '../queue-rows.ts'
import { useDocked } from '../use-docked.ts'

/** What a letter asks about the current row. */
export type RowQuestionKind = 'approve' | 'reject' | 'comment'
interface Asked {
  readonly id: string
  readonly question: RowQuestionKind
}

const openDialogs = (): number => document.querySelectorAll('[role="dialog"],[role="alertdialog"]').length
const group = 'Credit Requests'

/**
 * CREDIT-2: j and k walk the rows of the queue, and Enter opens the current one, as its link has
 * the focus; with an open request, over the queue or beside it, they lead to the next one. a, r and
 * c ask about the current row without leaving the list. A row that has gone gives its place to the
 * next.
 */
export function useRowKeys(mayAct: boolean): { asked: Asked | undefined; close: () => void } {
  const [asked, setAsked] = useState<Asked>()
  const [current, setCurrent] = useState<{ id: string; place: number }>()
  const opened = useSearchTexts()[creditRequestDialog.parameter]
  const isDocked = useDocked()
  const focused = (): { all: HTMLElement[]; place: number; isThere: boolean } => {
    const all = queueRows()
    const at = placeAmong(all, document.activeElement)
    if (at !== -1) return { all, place: at, isThere: true }
    const id = opened ?? current?.id
    const known = all.findIndex((row) => requestOfRow(row) === id)
    return known === -1 ? { all, place: current?.place ?? -1, isThere: false } : { all, place: known, isThere: true }
  }
  const goTo = (all: readonly HTMLElement[], place: number) => {
    const row = all[Math.min(Math.max(place, 0), all.length - 1)]
    if (!row) return
    focusQueueRow(row)
    setCurrent({ id: requestOfRow(row) ?? '', place: all.indexOf(row) })
  }
  const ask = (question: RowQuestionKind) => {
    const { all, place, isThere } = focused()
    const id = requestOfRow(isThere ? all[place] : undefined) ?? opened
    if (id === undefined) return showToast({ tone: 'info', message: 'Go to a credit request first, with j and k.' })
    if (opened === undefined) goTo(all, place)
    setAsked({ id, question })
  }
  const { step } = useQueueSteps(opened ?? '')
  const walk = (by: 1 | -1, inList: () => void) => () => {
    const dialogs = openDialogs()
    const isOpen = opened !== undefined
    // Under a question the request stays what it is.
    if (isOpen && dialogs === (isDocked ? 0 : 1)) step(by)
    else if (dialogs === 0) inList()
  }
  const next = walk(1, () => {
    const { all, place, isThere } = focused()
    goTo(all, isThere || place === -1 ? place + 1 : place)
  })
  const previous = walk(-1, () => {
    const { all, place } = focused()
    goTo(all, place === -1 ? all.length - 1 : place - 1)
  })
  useShortcut('j', 'Next credit request', group, next, { isForDialogs: true })
  useShortcut('k', 'Previous credit request', group, previous, { isForDialogs: true })
  useShortcut(mayAct ? 'a' : null, 'Approve this credit request', group, () => ask('approve'))
  useShortcut(mayAct ? 'r' : null, 'Reject this credit request', group, () => ask('reject'))
  useShortcut('c', 'Comment on this credit request', group, () => ask('comment'))
  return { asked, close: () => setAsked(undefined) }
}

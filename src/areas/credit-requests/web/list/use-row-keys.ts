import { useState } from 'react'
import { useShortcut } from '#browser/shortcuts.ts'
import { showToast } from '#browser/toasts.ts'

/** What a letter asks about the current row. */
export type RowQuestionKind = 'approve' | 'reject' | 'comment'
interface Asked {
  readonly id: string
  readonly question: RowQuestionKind
}

const rows = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-credit-row]')]
const linkOf = (row: HTMLElement | undefined) => row?.querySelector<HTMLElement>('a')
const group = 'Credit Requests'

/**
 * CREDIT-2: j and k walk the rows of the queue, and Enter opens the current one, as its link has
 * the focus. a, r and c ask about it without leaving the list. A row that has gone gives its place
 * to the next.
 */
export function useRowKeys(mayAct: boolean): { asked: Asked | undefined; close: () => void } {
  const [asked, setAsked] = useState<Asked>()
  const [current, setCurrent] = useState<{ id: string; place: number }>()
  const focused = (): { all: HTMLElement[]; place: number; isThere: boolean } => {
    const all = rows()
    const at = all.findIndex((row) => (row.closest('tr') ?? row).contains(document.activeElement))
    if (at !== -1) return { all, place: at, isThere: true }
    const known = all.findIndex(({ dataset }) => dataset['creditRow'] === current?.id)
    return known === -1 ? { all, place: current?.place ?? -1, isThere: false } : { all, place: known, isThere: true }
  }
  const goTo = (all: readonly HTMLElement[], place: number) => {
    const row = all[Math.min(Math.max(place, 0), all.length - 1)]
    if (!row) return
    linkOf(row)?.focus()
    row.scrollIntoView({ block: 'nearest' })
    setCurrent({ id: row.dataset['creditRow'] ?? '', place: all.indexOf(row) })
  }
  const ask = (question: RowQuestionKind) => {
    const { all, place, isThere } = focused()
    const row = isThere ? all[place] : undefined
    const id = row?.dataset['creditRow']
    if (row === undefined || id === undefined)
      return showToast({ tone: 'info', message: 'Go to a credit request first, with j and k.' })
    goTo(all, place)
    setAsked({ id, question })
  }
  useShortcut('j', 'Next credit request', group, () => {
    const { all, place, isThere } = focused()
    goTo(all, isThere || place === -1 ? place + 1 : place)
  })
  useShortcut('k', 'Previous credit request', group, () => {
    const { all, place } = focused()
    goTo(all, place === -1 ? all.length - 1 : place - 1)
  })
  useShortcut(mayAct ? 'a' : null, 'Approve this credit request', group, () => ask('approve'))
  useShortcut(mayAct ? 'r' : null, 'Reject this credit request', group, () => ask('reject'))
  useShortcut('c', 'Comment on this credit request', group, () => ask('comment'))
  return { asked, close: () => setAsked(undefined) }
}

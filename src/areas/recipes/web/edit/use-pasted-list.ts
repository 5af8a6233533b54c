import { useState } from 'react'
import { why } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import { isCallFailed } from '#browser/call-failed.ts'
import { callEndpoint } from '#browser/client.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { showToast } from '#browser/toasts.ts'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import { matchRecipeLines } from '#areas/recipes/ingredients.endpoints.ts'
import { mayMatchLines } from '#areas/recipes/rules/may-match-lines.ts'
import {
  isOpenRow,
  isReady,
  linesOfRows,
  type PastedRow,
  readableText,
  searchedRow,
  toPastedRows,
} from './pasted-rows.ts'
import type { NewLine } from './recipe-draft.ts'

/** What went wrong, and whether the same again may help. */
interface Problem {
  readonly message: string
  readonly mayRetry: boolean
}
const problemOf = (failure: unknown): Problem => ({
  message: isCallFailed(failure) ? failure.message : 'Something went wrong',
  mayRetry: !isCallFailed(failure) || failure.status === 0 || failure.status === 429 || failure.status >= 500,
})
/**
 * RECIPE-3: a pasted list from its text to the ingredients. It belongs to the form, so that closing
 * the dialog loses nothing.
 */
export function usePastedList({
  recipeId,
  onAdd,
}: {
  recipeId: string | undefined
  onAdd: (lines: readonly NewLine[]) => void
}) {
  const params = useShipToParams()
  const mayAdd = useActor().can('manageCustomData')
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly PastedRow[]>([])
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isReading, setReading] = useState(false)
  useUnsavedWork(text.trim() !== '')

  const match = async (asked: string) => {
    const body = { text: asked, ...(recipeId !== undefined && { recipeId }) }
    return (await callEndpoint(matchRecipeLines, { params: params!, body })).lines
  }
  const read = async (pasted: string) => {
    const given = readableText(pasted)
    const refused = why(mayMatchLines(given))
    setProblem(refused === undefined ? null : { message: refused, mayRetry: false })
    if (!params || refused !== undefined) return
    setReading(true)
    try {
      setRows(toPastedRows(await match(given), mayAdd))
    } catch (failure) {
      setProblem(problemOf(failure))
    } finally {
      setReading(false)
    }
  }
  const change = (key: string, next: (row: PastedRow) => PastedRow) =>
    setRows((before) => before.map((row) => (row.key === key ? next(row) : row)))
  const ready = rows.filter(isReady).length
  const finish = () => {
    setRows([])
    setText('')
    setOpen(false)
  }
  return {
    isOpen,
    open: () => setOpen(true),
    openWith: (given: string) => {
      setText(given)
      setRows([])
      setOpen(true)
      void read(given)
    },
    close: () => setOpen(false),
    text,
    setText,
    read: () => void read(text),
    isReading,
    problem,
    rows,
    ready,
    unanswered: rows.filter(isOpenRow).length,
    choose: (key: string, chosen: number) => change(key, (row) => ({ ...row, chosen, isIncluded: true })),
    include: (key: string, isIncluded: boolean) => change(key, (row) => ({ ...row, isIncluded })),
    /** Opens the field for other words. */
    askWords: (key: string) => change(key, (row) => ({ ...row, isSearched: true })),
    /** Throws `CallFailed`. */
    search: async (key: string, words: string) => {
      const [found] = await match(words)
      change(key, (row) => searchedRow(row, found, mayAdd))
    },
    /** Adds what is ticked; lines that are still open stay. */
    addAll: () => {
      if (ready === 0) return
      onAdd(linesOfRows(rows))
      showToast({ tone: 'success', message: `${plural(ready, 'ingredient')} added` })
      const left = rows.filter(isOpenRow)
      if (left.length === 0) finish()
      else setRows(left)
    },
    /** Returns to the text, which is kept. */
    startOver: () => {
      setRows([])
      setProblem(null)
    },
  }
}
/** What `usePastedList` returns. */
export type PastedList = ReturnType<typeof usePastedList>

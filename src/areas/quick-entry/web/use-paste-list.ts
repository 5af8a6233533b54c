import { useRef, useState } from 'react'
import { isCallFailed } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { showToast } from '#browser/toasts.ts'
import { why } from '#kit/decision.ts'
import { plural } from '#kit/text.ts'
import type { Cart } from '#areas/carts/cart.ts'
import type { TypedLine } from '#areas/cart-entry/rules/merge-quantities.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import type { EntryRow, QuickItems } from '../entry-row.ts'
import { chooseOtherItem } from '../rules/choose-other-item.ts'
import { mayIncludeRow } from '../rules/may-include-row.ts'
import { mayMatchList } from '../rules/may-match-list.ts'
import { priceOfRow } from '../rules/price-of-row.ts'
import { rereadRow, toEntryRows } from '../rules/to-entry-rows.ts'
import { addRows } from './add-rows.ts'
import { whyUnusualRow } from '../rules/why-unusual-row.ts'
import { forgetWords, learnChoices } from './learned-words.ts'
import { matchText } from './match-text.ts'

const wordsOf = (error: unknown): string =>
  isCallFailed(error) || error instanceof Error ? error.message : 'Something went wrong'

/**
 * CART-13: the state of a pasted list from its text to the cart. It belongs to the bar, so that
 * closing the dialog loses nothing.
 */
export function usePasteList(cart: Cart | null, quantities: CartQuantities) {
  const params = useShipToParams()
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [rows, setRows] = useState<readonly EntryRow[]>([])
  const [items, setItems] = useState<QuickItems>(new Map())
  const [error, setError] = useState<string | null>(null)
  const [isReading, setReading] = useState(false)
  /** Share of the rows that are in the cart, 0 to 1; null while nothing is added. */
  const [progress, setProgress] = useState<number | null>(null)
  const [rereading, setRereading] = useState<ReadonlySet<string>>(new Set())
  const sent = useRef(new Map<string, TypedLine>())
  const batch = useRef(0)

  const know = (found: readonly (typeof items extends ReadonlyMap<string, infer Item> ? Item : never)[]) =>
    setItems((before) => new Map([...before, ...found.map((item) => [item.itemNumber, item] as const)]))

  const read = async (given: string) => {
    const problem = why(mayMatchList(given))
    setError(problem ?? null)
    if (!params || problem) return
    setReading(true)
    try {
      const answer = await matchText({ params, cartId: cart?.id }, given)
      know(answer.items)
      // A new list is a new request: nothing sent for the old one counts.
      sent.current.clear()
      setRows(toEntryRows(answer.lines, String(++batch.current)))
    } catch (failure) {
      setError(`The list could not be read. ${wordsOf(failure)}`)
    } finally {
      setReading(false)
    }
  }

  const change = (key: string, part: Partial<EntryRow>) =>
    setRows((before) => before.map((row) => (row.key === key ? { ...row, refusal: null, ...part } : row)))

  /** Applies a change that may make the row ready, or no longer ready. */
  const settle = (row: EntryRow, part: Partial<EntryRow>, isMeant: boolean) => {
    const next = { ...row, ...part }
    const item = items.get(next.itemNumber ?? '')
    const isReady = mayIncludeRow(next, item).allowed
    // Unusual quantity: the person ticks the line to confirm it.
    const unusual = whyUnusualRow(next, item)
    const isIncluded = isReady && unusual === null && (isMeant || row.isIncluded)
    change(row.key, { ...part, ...(unusual !== null && { reason: unusual }), isIncluded })
  }

  const reread = async (row: EntryRow, source: string) => {
    if (!params || source.trim() === '') return
    change(row.key, { source })
    setRereading((before) => new Set([...before, row.key]))
    try {
      const answer = await matchText({ params, cartId: cart?.id }, source)
      know(answer.items)
      setRows((before) =>
        before.map((each) => (each.key === row.key ? { ...rereadRow(each, answer.lines), source } : each)),
      )
    } catch (failure) {
      change(row.key, { refusal: wordsOf(failure) })
    } finally {
      setRereading((before) => new Set([...before].filter((key) => key !== row.key)))
    }
  }

  // The list belongs to the page, not to its dialog.
  useUnsavedWork(text.trim() !== '' || rows.length > 0)

  const ready = rows.filter((row) => row.isIncluded)

  const addAll = async () => {
    if (!params || ready.length === 0 || progress !== null) return
    setError(null)
    setProgress(0)
    try {
      // Quantities typed in the cart's lines are sent first, so that nothing is added to an
      // outdated one.
      await quantities.flush()
      const added = ready.map(({ itemNumber, quantity, unit }) => ({ itemNumber: itemNumber!, quantity, unit: unit! }))
      const { refused } = await addRows(params, added, sent.current, setProgress)
      const isRefused = (row: EntryRow) => row.isIncluded && refused.has(row.itemNumber!)
      const left = rows.filter((row) => !row.isIncluded || isRefused(row))
      setRows(
        left.map((row) =>
          isRefused(row) ? { ...row, isIncluded: false, refusal: refused.get(row.itemNumber!)! } : row,
        ),
      )
      const count = rows.length - left.length
      learnChoices(
        params,
        ready.filter((row) => !isRefused(row)),
      )
      if (count > 0) showToast({ tone: 'success', message: `${plural(count, 'line')} added to the cart` })
      if (left.every(({ outcome }) => outcome === 'skipped')) finish()
    } catch (failure) {
      setError(`The lines could not be added. ${wordsOf(failure)}`)
    } finally {
      setProgress(null)
    }
  }

  const startOver = () => {
    setRows([])
    setError(null)
  }
  const finish = () => {
    startOver()
    setText('')
    setOpen(false)
  }

  return {
    isOpen,
    open: () => setOpen(true),
    openWith: (given: string) => {
      setText(given)
      setOpen(true)
      void read(given)
    },
    close: () => setOpen(false),
    text,
    setText,
    read: () => void read(text),
    isReading,
    error,
    rows,
    items,
    ready: ready.length,
    total: ready.reduce((sum, row) => sum + (priceOfRow(row, items.get(row.itemNumber!))?.total ?? 0), 0),
    isEstimate: ready.some((row) => items.get(row.itemNumber!)?.isEstimate),
    progress,
    rereading,
    setQuantity: (row: EntryRow, quantity: number) =>
      // The item was certain; only the quantity was missing.
      settle(row, { quantity, isQuantityTyped: true }, quantity > 0 && row.confidence >= 90),
    setUnit: (row: EntryRow, unit: EntryRow['unit']) => settle(row, { unit }, row.confidence >= 90),
    setItem: (row: EntryRow, itemNumber: string) => {
      const { reason, ...part } = chooseOtherItem(row, itemNumber, items.get(itemNumber))
      settle(row, { ...part, reason, confidence: 100, outcome: 'asked', isChosen: true }, reason === null)
    },
    setIncluded: (row: EntryRow, isIncluded: boolean) =>
      change(row.key, { isIncluded, ...(row.outcome === 'asked' && isIncluded && { isChosen: true }) }),
    forget: (row: EntryRow) => {
      if (params) forgetWords(params, row.words)
      change(row.key, { isLearned: false })
    },
    reread: (row: EntryRow, source: string) => void reread(row, source),
    addAll: () => void addAll(),
    /** Returns to the text, which is kept. */
    startOver,
  }
}
/** What `usePasteList` returns. */
export type PasteList = ReturnType<typeof usePasteList>

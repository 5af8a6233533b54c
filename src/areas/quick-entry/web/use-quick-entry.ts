import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { isCallFailed, isOutcomeUnknown } from '#browser/call-failed.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import type { Cart } from '#areas/carts/cart.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import type { Scan, ScanDone } from '#areas/scanning/web/public.tsx'
import { type MatchedOrderLine, matchOrderLines, type QuickItem } from '../quick-entry.endpoints.ts'
import type { OrderUnit } from '../rules/choose-unit.ts'
import { quantityFor } from '../rules/quantity-for.ts'
import { learnChoices } from './learned-words.ts'
import { type Matched, matchText } from './match-text.ts'
import { useAdding } from './use-adding.ts'

/** The contents of the bar. */
interface Entry {
  readonly text: string
  readonly item: QuickItem | null
  readonly quantity: number
  readonly unit: OrderUnit
  /** The words the item was chosen for from the list; empty when nothing is to be learned. */
  readonly words: string
}

/** Undefined when the server cannot be reached, which is no reason to refuse a scan. */
function unlessUnreachable(error: unknown): undefined {
  if (isCallFailed(error) && isOutcomeUnknown(error)) return undefined
  throw error
}

const empty: Entry = { text: '', item: null, quantity: 1, unit: 'CS', words: '' }
/** Digits of a GTIN, which a scanner types before Enter. */
const scanned = /^\d{8,14}$/
/** An item number as on labels, with leading zeros; a quantity has at most four digits. */
export const isLabel = (text: string): boolean => /^\d{7,14}$/.test(text)

const unitOf = (item: QuickItem, read: OrderUnit | null | undefined): OrderUnit =>
  item.eachOnly ? 'EA' : read === 'EA' && item.isBrokenCase ? 'EA' : 'CS'

/** The first line of a response that orders something, with its items. */
function firstOf(answer: Matched | undefined): { line: MatchedOrderLine; items: readonly QuickItem[] } | null {
  const line = answer?.lines.find(({ outcome }) => outcome !== 'skipped')
  if (!answer || !line) return null
  const byNumber = new Map(answer.items.map((item) => [item.itemNumber, item]))
  return { line, items: line.choices.flatMap((itemNumber) => byNumber.get(itemNumber) ?? []) }
}

/**
 * CART-13: item number, GTIN or name, quantity, Enter. `focus` moves between the two fields;
 * `takeCode` looks a scanned code up, which comes back as `addScan`.
 */
export function useQuickEntry(
  cart: Cart | null,
  quantities: CartQuantities,
  focus: (field: 'item' | 'quantity') => void,
  takeCode: (code: string) => void,
) {
  const params = useShipToParams()
  const [entry, setEntry] = useState(empty)
  const { message, setMessage, put, addChecked, addPlainly, show } = useAdding(quantities, focus)
  const [isAsking, setAsking] = useState(false)
  const latest = useRef(0)
  /** Lookups during which the next scan began before the response arrived. */
  const followed = useRef(new Set<number>())
  const cartId = cart?.id
  const asked = useDebounced(entry.item ? '' : entry.text.trim(), suggestDebounceMs)
  const { data, error, refetch } = useCall(
    matchOrderLines,
    params && asked.length > 1 ? { params, body: { text: asked, ...(cartId && { cartId }) } } : null,
    { keepPrevious: true, staleTime: 30_000 },
  )
  const isOpen = entry.item === null && entry.text.trim().length > 1
  const found = isOpen ? firstOf(data) : null
  const hasFailed = isOpen && error !== null && entry.text.trim() === asked

  const add = (chosen: Entry): boolean => {
    if (!put(chosen)) return false
    const { words, item } = chosen
    if (params && item) learnChoices(params, [{ isChosen: true, words, itemNumber: item.itemNumber }])
    setEntry(empty)
    focus('item')
    return true
  }

  const fail = (text: string) => setMessage({ tone: 'danger', text })

  /**
   * NEXT-8: adds one case of what was scanned, or the each its code names. An each of what is sold
   * by the case alone stands for the case.
   */
  const addScan = async (scan: Scan): Promise<ScanDone> => {
    const { itemNumber, description } = scan
    if (itemNumber === null) return { text: `${description} is not sold here.`, isRefused: true }
    const answer = await matchText({ params: params!, cartId }, itemNumber).catch(unlessUnreachable)
    const item = firstOf(answer)?.items.find((each) => each.itemNumber === itemNumber)
    if (answer && !item) return { text: `${description} cannot be ordered here.`, isRefused: true }
    const unit = item ? unitOf(item, scan.unit) : scan.unit
    const note = unit === scan.unit ? '' : unit === 'CS' ? 'sold by the case only' : 'sold by the each only'
    const result = item ? addChecked({ item, quantity: 1, unit }) : addPlainly({ itemNumber, description }, unit)
    show(result, [note, scan.detail].filter(Boolean).join(' · '))
    const { isAdded, text, undo } = result
    return { text: [text, note].filter(Boolean).join(' · '), isRefused: !isAdded, isShown: true, ...(undo && { undo }) }
  }

  /** Selects an item from the list, with the quantity and unit that were typed. */
  const choose = (item: QuickItem, line: MatchedOrderLine | undefined, isWhole: boolean) => {
    const unit = unitOf(item, line?.unit)
    const { quantity, note } = quantityFor(line, item, unit)
    const chosen = {
      text: item.description,
      item,
      quantity,
      unit,
      // A partly typed word is nothing to learn.
      words: !isWhole && line?.outcome === 'asked' && line.quantity !== null ? line.words : '',
    }
    const remark = item.blockedReason ?? note
    setMessage(remark === null ? null : { tone: 'danger', text: remark })
    if (isWhole && add(chosen)) return
    // Rendered synchronously: a key pressed before the focus has moved would start another entry in
    // the first field.
    flushSync(() => setEntry(chosen))
    focus('quantity')
  }

  /**
   * Enter without a selection: '2 cs romaine hearts' is added, a name moves on to its quantity;
   * true moves to the list.
   */
  const submit = async (text: string): Promise<boolean> => {
    if (!params || text === '') return false
    if (scanned.test(text)) {
      // A scanner does not wait: the field accepts the next code while this one is looked up.
      setEntry(empty)
      takeCode(text)
      return false
    }
    const turn = ++latest.current
    setAsking(true)
    try {
      const answer = firstOf(await matchText({ params, cartId }, text))
      const [item] = answer?.items ?? []
      const isSure = answer && (answer.line.outcome === 'taken' || answer.line.confidence >= 90)
      // The text has changed in the meantime, so the response is outdated, unless both were scans.
      if (turn !== latest.current) {
        if (isLabel(text) && followed.current.delete(turn) && item && isSure)
          put({ item, quantity: 1, unit: unitOf(item, null) })
        return false
      }
      if (!answer || !item) fail(`No item was found for “${text}”.`)
      else if (isSure || answer.items.length === 1) choose(item, answer.line, answer.line.outcome === 'taken')
      else return true
    } catch (error) {
      fail(error instanceof Error ? error.message : 'Something went wrong')
    } finally {
      if (turn === latest.current) setAsking(false)
    }
    return false
  }

  return {
    entry,
    message,
    isAsking,
    suggestions: found?.items ?? [],
    line: found?.line,
    /** The search failed, and there is no other message. */
    isUnsearched: hasFailed && !message,
    searchAgain: () => {
      // The list opens while the person types.
      focus('item')
      void refetch()
    },
    type: (text: string) => {
      // The text being looked up is selected, so that the first digit of the next scan replaces it.
      if (isAsking && /^\d$/.test(text)) followed.current.add(latest.current)
      latest.current++
      setAsking(false)
      setMessage(null)
      setEntry({ ...empty, text })
    },
    setQuantity: (quantity: number) => setEntry({ ...entry, quantity }),
    addScan,
    setUnit: (unit: OrderUnit) => setEntry({ ...entry, unit }),
    choose,
    add: () => add(entry),
    /**
     * The next code was scanned into the quantity field: the previous item is added with its
     * quantity before the scan, so that nothing is lost.
     */
    addAndGoOn: (quantity: number, label: string) => {
      const standing = { ...entry, quantity }
      if (add(standing)) void submit(label)
      else setEntry(standing)
    },
    submit,
    clear: () => {
      setEntry(empty)
      setMessage(null)
    },
  }
}

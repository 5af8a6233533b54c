import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useDeferredValue, useLayoutEffect, useState } from 'react'
import { usePrinting } from '../use-printing.ts'

/** UI-8: with more rows only those in view are rendered. */
const maxDrawn = 60
/**
 * Rows beyond the view that are drawn, so that the keyboard finds the next field. Each costs a
 * share of every frame (decision 18).
 */
const overscan = 6

/** The rows to draw, and the space of those that are not. */
export interface VirtualRows {
  readonly isVirtual: boolean
  /** Places of the rows to draw, in order. */
  readonly drawn: readonly number[]
  /** Pixels above and below them. */
  readonly before: number
  readonly after: number
  /**
   * Give it to each row as `ref`, with its place as `data-index`: the list learns how tall it is.
   */
  readonly measure: ((row: HTMLElement | null) => void) | undefined
  /** Brings a row into the middle of the view. */
  scrollTo(index: number): void
}

/** True when all rows from the first to the last in view are among the drawn ones. */
const spans = (
  drawn: readonly { index: number }[],
  { startIndex, endIndex }: { startIndex: number; endIndex: number },
) => drawn.length > 0 && drawn[0]!.index <= startIndex && drawn.at(-1)!.index >= endIndex

/**
 * UI-8: draws a long list that scrolls with the page; short ones are drawn in full, and on paper
 * all are.
 */
export function useVirtualRows(
  list: RefObject<HTMLElement | null>,
  { count, usualHeight, keyOf }: { count: number; usualHeight: number; keyOf: (index: number) => string },
): VirtualRows {
  'use no memo' // The virtualizer is one object that changes inside.
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const box = list.current?.getBoundingClientRect()
    if (box) setTop(box.top + window.scrollY)
  }, [list])
  const isPrinting = usePrinting()
  const isVirtual = count > maxDrawn && !isPrinting
  // oxlint-disable-next-line react/incompatible-library -- 'use no memo' above turns memoization off
  const virtual = useWindowVirtualizer({
    count,
    enabled: isVirtual,
    estimateSize: () => usualHeight,
    overscan,
    // Rows beyond the view are ready: scrolling need not wait for React, nor a key for scrolling.
    useFlushSync: false,
    scrollMargin: top,
    scrollPaddingStart: 72,
    getItemKey: keyOf,
  })
  const wanted = isVirtual ? virtual.getVirtualItems() : []
  // Rows beyond the view are drawn in the background, a few at a time, so that a key that scrolls
  // by ten rows does not hold the next one; those in view at once.
  const ready = useDeferredValue(wanted)
  const items = isVirtual && virtual.range && spans(ready, virtual.range) ? ready : wanted
  const first = items[0]
  const last = items.at(-1)
  return {
    isVirtual,
    drawn: isVirtual ? items.map(({ index }) => index) : Array.from({ length: count }, (_, index) => index),
    before: first ? first.start - top : 0,
    after: last ? virtual.getTotalSize() - (last.end - top) : 0,
    measure: isVirtual ? virtual.measureElement : undefined,
    scrollTo: (index) => {
      if (isVirtual) virtual.scrollToIndex(index, { align: 'center' })
    },
  }
}

import { useVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { moveBetweenCells } from '#ui/grid/move-between-cells.ts'
import { Kbd } from '#ui/kbd.tsx'
import type { EntryRow } from '../entry-row.ts'
import { PasteRow } from './paste-row.tsx'
import { isToCheck } from './row-filters.ts'
import type { PasteList } from './use-paste-list.ts'

/** Pixels of a row before it is measured. */
const usualHeight = 64
/** Rows rendered beyond the view, so that Tab reaches the next field. */
const overscan = 8

/**
 * CART-13: the table of lines, items and quantities: only the rows in view are rendered, and every
 * field is reached by keyboard.
 */
export function PasteTable({ list, rows }: { list: PasteList; rows: readonly EntryRow[] }) {
  'use no memo' // The virtualizer is a mutable object of stable identity.
  const box = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- this component is left as written, and its rows get plain values
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => usualHeight,
    overscan,
    getItemKey: (index) => rows[index]!.key,
  })
  // Focus starts here: Tab leads into the lines, Alt+N to the first to check.
  useEffect(() => box.current?.focus(), [])
  const showNext = () => {
    const current = document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']
    const from = current === undefined ? 0 : Number(current) + 1
    const places = rows.flatMap((row, index) => (isToCheck(row) ? [index] : []))
    const next = places.find((index) => index >= from) ?? places[0]
    if (next === undefined) return
    virtual.scrollToIndex(next, { align: 'center' })
    // The row may be rendered only some frames later.
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        const row = box.current?.querySelector(`[data-row="${next}"]`)
        const field =
          row?.querySelector<HTMLElement>('select[data-choice]') ??
          row?.querySelector<HTMLElement>('input[type="text"]')
        field?.focus()
      }),
    )
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.altKey && event.code === 'KeyN') {
      event.preventDefault()
      showNext()
    } else moveBetweenCells(event)
  }
  const drawn = virtual.getVirtualItems()
  const toCheck = rows.filter(isToCheck).length
  return (
    <div onKeyDown={onKeyDown} role="presentation" className="grid gap-2">
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-2 text-13 text-muted">
        <p role="status">
          {toCheck > 0
            ? `${plural(toCheck, 'line')} to check before ${toCheck === 1 ? 'it' : 'they'} can be added.`
            : 'Every line shown is ready or orders nothing.'}
        </p>
        {toCheck > 0 && (
          <Button size="small" onPress={showNext}>
            Next to check
            <span className="max-md:hidden">
              <Kbd>Alt+N</Kbd>
            </span>
          </Button>
        )}
      </div>
      <div
        ref={box}
        role="region"
        aria-label="Lines of the list"
        tabIndex={0}
        className="max-h-[min(58vh,640px)] overflow-auto rounded-dialog border border-line"
      >
        <div
          aria-hidden="true"
          className="sticky top-0 z-10 grid h-8 grid-cols-[28px_minmax(0,2fr)_minmax(0,3fr)_72px_150px_112px] items-center gap-x-3 border-b border-line bg-sunken px-3 text-12 font-semibold text-muted max-lg:hidden"
        >
          <span className="col-start-2">Line</span>
          <span>Item</span>
          <span>Match</span>
          <span>Quantity</span>
          <span className="text-right">Total</span>
        </div>
        <ul
          aria-label="Lines"
          className="relative"
          style={{ paddingTop: drawn[0]?.start ?? 0, paddingBottom: virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0) }}
        >
          {drawn.map(({ index, key }) => (
            <PasteRow key={key} index={index} measure={virtual.measureElement} row={rows[index]!} list={list} />
          ))}
        </ul>
        {rows.length === 0 && <p className="px-4 py-8 text-center text-13 text-muted">No lines here.</p>}
      </div>
    </div>
  )
}

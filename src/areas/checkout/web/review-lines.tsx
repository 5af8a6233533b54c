import { useWindowVirtualizer } from '@tanstack/react-virtual'
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useHrefWith } from '#browser/navigation.ts'
import type { CartLine } from '#areas/carts/cart.ts'
import type { CartQuantities } from '#areas/carts/web/public.tsx'
import type { ReviewFinding } from '../checkout.endpoints.ts'
import type { LineGroup } from './arrange-lines.ts'
import { moveBetweenQuantities } from './move-between-quantities.ts'
import { ReviewLine } from './review-line.tsx'

/** UI-8: beyond so many lines only those in view are drawn. */
const mostDrawn = 60
/** Rows beyond the view that are drawn, so that the keyboard finds the next field. */
const overscan = 12
/** Pixels of a row until it is measured. */
const usualHeight = 58

/** Where to bring the eye; a new object asks again. */
export interface LineTarget {
  readonly itemNumber: string
}

interface Props {
  readonly groups: readonly LineGroup[]
  readonly findings: ReadonlyMap<string, ReviewFinding>
  readonly quantities: CartQuantities
  readonly mayChange: boolean
  readonly onRemove: (line: CartLine) => void
  readonly target: LineTarget | undefined
  /** Ctrl+Enter in a quantity. */
  readonly onPlace: () => void
}

type Row = { readonly key: string; readonly title: string; readonly count: number } | { readonly line: CartLine }

const rowsOf = (groups: readonly LineGroup[]): Row[] =>
  groups.flatMap(({ title, lines }) => [
    ...(title === null ? [] : [{ key: `title ${title}`, title, count: lines.length }]),
    ...lines.map((line) => ({ line })),
  ])

/** CHECK-1: the lines, with arrows and Enter between the quantities. */
export function ReviewLines({ groups, findings, quantities, mayChange, onRemove, target, onPlace }: Props) {
  'use no memo' // The virtualizer is one object that changes inside.
  const hrefWith = useHrefWith()
  const list = useRef<HTMLUListElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => setTop(list.current?.offsetTop ?? 0), [])
  const rows = rowsOf(groups)
  const isVirtual = rows.length > mostDrawn
  const virtual = useWindowVirtualizer({
    count: rows.length,
    enabled: isVirtual,
    estimateSize: () => usualHeight,
    overscan,
    scrollMargin: top,
    scrollPaddingStart: 72,
    getItemKey: (index) => {
      const row = rows[index]!
      return 'line' in row ? row.line.itemNumber : row.key
    },
  })
  useEffect(() => {
    if (!target) return
    const index = rows.findIndex((row) => 'line' in row && row.line.itemNumber === target.itemNumber)
    if (isVirtual) virtual.scrollToIndex(index, { align: 'center' })
    // The row may only be drawn in the next frame.
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(`line-${target.itemNumber}`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('input:not(:disabled), a')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only a new target moves the view
  }, [target])
  const drawn = isVirtual ? virtual.getVirtualItems() : rows.map((_, index) => ({ index, start: top, end: top }))
  const before = isVirtual ? (drawn[0]?.start ?? top) - top : 0
  const after = isVirtual ? virtual.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top) : 0
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // The shortcut of the screen has had it when the default is prevented.
    if (event.defaultPrevented) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onPlace()
    else moveBetweenQuantities(event)
  }
  return (
    <div onKeyDown={onKeyDown} role="presentation">
      <ul
        ref={list}
        aria-label="Lines"
        className="overflow-hidden rounded-dialog border border-line bg-raised"
        style={{ paddingTop: before, paddingBottom: after }}
      >
        {drawn.map(({ index }) => {
          const row = rows[index]!
          const measure = isVirtual ? virtual.measureElement : undefined
          return 'line' in row ? (
            <ReviewLine
              key={row.line.itemNumber}
              index={index}
              measure={measure}
              line={row.line}
              finding={findings.get(row.line.itemNumber)}
              quantities={quantities}
              mayChange={mayChange}
              itemHref={hrefWith({ item: row.line.itemNumber })}
              onRemove={onRemove}
            />
          ) : (
            <li
              key={row.key}
              ref={measure}
              data-index={index}
              className="flex justify-between border-b border-line bg-sunken px-3 py-1.5 text-13"
            >
              <h2 className="font-semibold">{row.title}</h2>
              <span className="figures text-muted">{row.count}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import type { CartLine } from '#areas/carts/cart.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import type { IfShort } from '#areas/orders/if-short.ts'
import type { ItemPar } from '#areas/guides/item-pars.endpoints.ts'
import { itemDialog } from '#areas/shop/shop.addresses.ts'
import { useHref } from '#browser/navigation.ts'
import { useMedia } from '#browser/use-media.ts'
import type { Address } from '#contract/address.ts'
import { moveBetweenCells } from '#ui/grid/move-between-cells.ts'
import { useVirtualRows } from '#ui/grid/use-virtual-rows.ts'
import type { LineDate, ReviewFinding } from '../checkout.endpoints.ts'
import type { LineGroup } from './arrange-lines.ts'
import { CompactLine } from './compact-line.tsx'
import { ReviewLine } from './review-line.tsx'

/**
 * Pixels of a row until it is measured: what most rows have, as each that differs draws the list
 * again.
 */
const usualHeights = { phone: 77, other: 49 } as const

/** Where to bring the eye; a new object asks again. */
export interface LineTarget {
  readonly itemNumber: string
}

/** What both layouts of the review show and do. */
export interface ReviewLinesProps {
  readonly groups: readonly LineGroup[]
  readonly findings: ReadonlyMap<string, ReviewFinding>
  /** Lines that come on a day of their own. */
  readonly lineDates: ReadonlyMap<string, LineDate>
  /** What the kitchen wants on its shelf. */
  readonly pars: ReadonlyMap<string, ItemPar>
  /** NEXT-3: what happens to each line that comes short. */
  readonly ifShort: ReadonlyMap<string, IfShort>
  readonly quantities: CartQuantities
  readonly mayChange: boolean
  readonly onRemove: (line: CartLine) => void
  /** Saves a note; true when it was saved. */
  readonly onNote: (itemNumber: string, note: string) => Promise<boolean>
  /** Where overrides and breakdown of a line open; absent for those who see neither. */
  readonly overrideHref: ((itemNumber: string) => Address) | undefined
  /** True when any line has or may have eaches. */
  readonly hasEaches: boolean
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

/** Ctrl+Enter in a field places the order, unless the screen's own shortcut has had it. */
export function placeByKeys(event: KeyboardEvent<HTMLElement>, onPlace: () => void): void {
  if (!event.defaultPrevented && event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onPlace()
}

/** CHECK-1: the list layout, with arrows and Enter between the quantities. */
export function ReviewLines(props: ReviewLinesProps) {
  'use no memo' // The virtual rows change inside.
  const { groups, target, onPlace } = props
  const isPhone = useMedia('phone')
  const Line = isPhone ? CompactLine : ReviewLine
  const hrefTo = useHref()
  const list = useRef<HTMLUListElement>(null)
  // Kept by hand, as nothing else is kept here: scrolling draws this list with each key.
  const rows = useMemo(() => rowsOf(groups), [groups])
  const itemHref = useMemo(() => {
    const known = new Map<string, Address>()
    return (itemNumber: string) => {
      const href = known.get(itemNumber) ?? hrefTo(itemDialog.open(itemNumber))
      known.set(itemNumber, href)
      return href
    }
  }, [hrefTo])
  const virtual = useVirtualRows(list, {
    count: rows.length,
    usualHeight: isPhone ? usualHeights.phone : usualHeights.other,
    keyOf: (index) => {
      const row = rows[index]!
      return 'line' in row ? row.line.itemNumber : row.key
    },
  })
  useEffect(() => {
    if (!target) return undefined
    virtual.scrollTo(rows.findIndex((row) => 'line' in row && row.line.itemNumber === target.itemNumber))
    // The row may only be drawn in the next frame.
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(`line-${target.itemNumber}`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('input:not(:disabled), a')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new target moves the view
  }, [target])
  return (
    <div
      role="presentation"
      onKeyDown={(event) => {
        placeByKeys(event, onPlace)
        moveBetweenCells(event)
      }}
    >
      <ul
        ref={list}
        aria-label="Lines"
        className="@container rounded-dialog border border-line bg-raised *:first:rounded-t-dialog *:last:rounded-b-dialog max-md:-mx-4 max-md:rounded-none max-md:border-x-0 max-md:*:rounded-none!"
        style={{ paddingTop: virtual.before, paddingBottom: virtual.after }}
      >
        {virtual.drawn.map((index) => {
          const row = rows[index]
          if (!row) return null
          return 'line' in row ? (
            <Line
              key={row.line.itemNumber}
              index={index}
              measure={virtual.measure}
              line={row.line}
              finding={props.findings.get(row.line.itemNumber)}
              ownDate={props.lineDates.get(row.line.itemNumber)}
              par={props.pars.get(row.line.itemNumber)}
              ifShort={props.ifShort.get(row.line.itemNumber)}
              quantities={props.quantities}
              mayChange={props.mayChange}
              onRemove={props.onRemove}
              onNote={props.onNote}
              hasEaches={props.hasEaches}
              overrideHref={props.overrideHref?.(row.line.itemNumber)}
              itemHref={itemHref(row.line.itemNumber)}
            />
          ) : (
            <li
              key={row.key}
              ref={virtual.measure}
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

import { useEffect, useRef } from 'react'
import type { CartLine } from '#areas/carts/cart.ts'
import { IfShortLink } from '#areas/items/web/public.tsx'
import { CompactRow } from '#areas/shop/web/public.tsx'
import { formatMovement } from '#areas/shop/rules/format-movement.ts'
import { formatShortDay } from '#kit/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { useVirtualRows, type VirtualRows } from '#ui/grid/use-virtual-rows.ts'
import { amountText } from './guide-words.ts'
import { distributorOf, nameOf, ownWords } from './line-name.tsx'
import type { OrderLinesProps } from './order-grid.tsx'
import type { OrderLine } from './order-lines.ts'
import { OwnWordsLink } from './own-words-link.tsx'
import { ParCell } from './par-cell.tsx'
import { ReplaceLink } from './replace-link.tsx'

type Entry = { readonly key: string; readonly title: string } | OrderLine

/** Pixels of a row with one unit. */
const rowHeight = 92

/** GUIDE-3 on a phone: the rows of the shop with the par of the guide below them. */
export function PhoneLines({ groups, cart, target, ...shared }: OrderLinesProps) {
  'use no memo' // The virtual rows change inside.
  const list = useRef<HTMLUListElement>(null)
  const entries = groups.flatMap(({ key, title, lines }): Entry[] => [
    ...(title === null ? [] : [{ key: `title ${key}`, title }]),
    ...lines,
  ])
  const rows = useVirtualRows(list, {
    count: entries.length,
    usualHeight: rowHeight,
    keyOf: (index) => entries[index]?.key ?? String(index),
  })
  useEffect(() => {
    const index = target ? entries.findIndex(({ key }) => key === target.key) : -1
    if (index < 0) return undefined
    rows.scrollTo(index)
    // The row may only be drawn in the next frame.
    const frame = requestAnimationFrame(() => {
      const row = list.current?.querySelector(`[data-index="${index}"]`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('input')?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new target moves the view
  }, [target])
  const lineOf = new Map(cart?.items.map((line) => [line.itemNumber, line]))
  return (
    <ul ref={list} className="-mx-4 border-y border-line">
      {rows.before > 0 && <li aria-hidden="true" style={{ height: rows.before }} />}
      {rows.drawn.map((index) => {
        const entry = entries[index]
        if (!entry) return null
        if ('title' in entry)
          return (
            <li
              key={entry.key}
              ref={rows.measure}
              data-index={index}
              className="border-b border-line bg-sunken px-4 py-1.5 text-13 font-semibold"
            >
              {entry.title}
            </li>
          )
        return (
          <PhoneLine
            key={entry.key}
            of={entry}
            measure={rows.measure}
            index={index}
            cartLine={entry.item ? lineOf.get(entry.item.itemNumber) : undefined}
            {...shared}
          />
        )
      })}
      {rows.after > 0 && <li aria-hidden="true" style={{ height: rows.after }} />}
    </ul>
  )
}

function PhoneLine({
  of,
  measure,
  index,
  cartLine,
  today,
  quantities,
  cartProblem,
  onFill,
  guideId,
  mayReplace,
}: Omit<OrderLinesProps, 'groups' | 'cart' | 'target'> & {
  of: OrderLine
  measure: VirtualRows['measure']
  index: number
  cartLine: CartLine | undefined
}) {
  const { line, item, isAlternate } = of
  if (!item) return <OtherLine of={of} measure={measure} index={index} />
  const own = isAlternate ? '' : ownWords(line)
  const hasPar = !isAlternate && (line.caseParValue ?? line.eachParValue) !== null
  return (
    <CompactRow
      row={item}
      line={cartLine}
      previewDate={null}
      bought={isAlternate ? null : boughtText(of, today)}
      index={index}
      {...(measure && { measure })}
      {...{ quantities, cartProblem }}
      besideName={
        !isAlternate && (
          <>
            <OwnWordsLink line={line} />
            <IfShortLink itemNumber={item.itemNumber} name={item.description} look="small" />
          </>
        )
      }
    >
      {isAlternate && (
        <span className="flex items-center justify-between gap-2 text-13">
          <Badge tone="info">Instead of the item above</Badge>
          {mayReplace && <ReplaceLink guideId={guideId} line={line} />}
        </span>
      )}
      {(own !== '' || hasPar) && (
        <span className="flex min-h-6 items-center justify-between gap-2 text-13 text-muted">
          <span className="min-w-0 truncate">{own}</span>
          {hasPar && (
            <span className="shrink-0">
              Par <ParCell line={line} name={nameOf(of)} onFill={onFill} />
            </span>
          )}
        </span>
      )}
    </CompactRow>
  )
}

/** A custom item, or one that this ship-to no longer sees: nothing to order here. */
function OtherLine({ of, measure, index }: { of: OrderLine; measure: VirtualRows['measure']; index: number }) {
  const { line } = of
  const custom = line.customItem
  return (
    <li
      ref={measure}
      data-index={index}
      className="flex items-center justify-between gap-3 border-b border-line bg-raised px-4 py-2 last:border-0"
    >
      <span className="min-w-0">
        <span className="block font-medium break-words">{nameOf(of) || `Item ${line.itemNumber}`}</span>
        <span className="block truncate text-12 text-muted">
          {[custom?.packSizeDescription, custom?.brand, line.itemNumber].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="shrink-0 text-13 text-muted">{custom ? distributorOf(line) : 'Not available'}</span>
    </li>
  )
}

function boughtText({ line, item }: OrderLine, today: string): string | null {
  const last = line.lastOrdered
  const parts = [
    last && `Last ${formatShortDay(last.on, today)}`,
    last && amountText(last.cases, last.units),
    item && formatMovement(item.stats),
  ]
  return parts.filter(Boolean).join(' · ') || null
}

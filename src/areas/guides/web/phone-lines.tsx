import { useEffect, useRef } from 'react'
import type { CartLine } from '#areas/carts/cart.ts'
import { ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import { OverrideBadges } from '#areas/price-overrides/web/public.tsx'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import { PromotionBadges } from '#areas/prices/web/public.tsx'
import { isSoldBy } from '#areas/shop/rules/is-sold-by.ts'
import { shownPrice } from '#areas/shop/rules/stands-for-price.ts'
import { whyNotOrderable } from '#areas/shop/rules/why-not-orderable.ts'
import { itemDialog } from '#areas/shop/shop.addresses.ts'
import { ItemLink, LineState, PriceCell, QuantityCell } from '#areas/shop/web/public.tsx'
import { useHref } from '#browser/navigation.ts'
import { formatShortDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { Badge } from '#ui/badge.tsx'
import { useVirtualRows, type VirtualRows } from '#ui/grid/use-virtual-rows.ts'
import { amountText } from './guide-words.ts'
import { distributorOf, GuideBadges, nameOf, ownWords } from './line-name.tsx'
import type { OrderLinesProps } from './order-grid.tsx'
import type { OrderLine } from './order-lines.ts'
import { OwnWordsLink } from './own-words-link.tsx'
import { ParCell } from './par-cell.tsx'
import { ReplaceLink } from './replace-link.tsx'

type Entry = { readonly key: string; readonly title: string } | OrderLine

/** Pixels of a row with one unit. */
const rowHeight = 75

/** GUIDE-3 on a phone: quantities by thumb. */
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

/**
 * A line whose item can be ordered: its name, and beside the quantity price and par above the
 * facts, so that six fit a phone's first screen. The item's panel has the rest.
 */
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
  const href = useHref()(itemDialog.open(item?.itemNumber ?? ''))
  if (!item) return <OtherLine of={of} measure={measure} index={index} />
  const price = cartLine?.price ?? shownPrice(item)
  const reason = whyNotOrderable(item)
  const [first, second] = (['CS', 'EA'] as const).filter((unit) => isSoldBy(unit, item, price))
  const amountOf = (unit: 'CS' | 'EA') =>
    quantities && <QuantityCell row={item} {...{ unit, quantities, cartProblem }} />
  const known = <span className="truncate text-12 text-muted">{knownAs(of, price)}</span>
  return (
    <li
      ref={measure}
      data-index={index}
      className={`row-layer grid grid-cols-[40px_minmax(0,1fr)] gap-x-2.5 border-b border-line px-3 pb-1 last:border-0 max-[359px]:grid-cols-1 ${isAlternate ? 'bg-sunken' : 'bg-raised'}`}
    >
      <ItemPicture {...pictureOf(item)} className="mt-1.5 size-10 self-start max-[359px]:hidden" />
      <div className="min-w-0">
        <ItemLink href={href} className="line-clamp-2 pt-1 leading-5 font-medium break-words">
          {item.description}
        </ItemLink>
        <div className="flex flex-wrap items-end justify-end gap-x-2">
          <div className="figures min-w-0 flex-[1_1_8rem]">
            <p className="flex min-h-4 flex-wrap items-baseline gap-x-2 text-14 leading-4">
              {first && <PriceCell price={price} unit={first} isDense={isByWeight(price)} align="left" />}
              <span className="-my-0.5 inline-flex flex-wrap gap-1 empty:hidden">
                <GuideBadges item={item} isCompact />
                <PromotionBadges price={price} />
                {cartLine && <OverrideBadges line={cartLine} />}
              </span>
              {!isAlternate && (
                <span className="ml-auto empty:hidden">
                  <ParCell line={line} name={item.description} onFill={onFill} isLow />
                </span>
              )}
            </p>
            <p className="truncate text-12 leading-[0.9375rem] text-muted">{packText(of, today)}</p>
            <p className="flex h-[0.9375rem] items-center justify-between text-13 leading-[0.9375rem] whitespace-nowrap">
              <span className="flex min-w-0 items-center gap-2">
                {quantities ? (
                  <LineState row={item} line={cartLine} quantities={quantities} isInline>
                    {known}
                  </LineState>
                ) : (
                  known
                )}
              </span>
              {/* As far down as the row goes: below it begins the next name. */}
              <span className="-mb-1 self-end empty:hidden">{!isAlternate && <OwnWordsLink line={line} />}</span>
            </p>
          </div>
          {first && amountOf(first)}
        </div>
        {second && (
          <div className="flex flex-wrap items-center justify-between gap-x-2 text-14">
            <PriceCell price={price} unit={second} align="left" />
            {amountOf(second)}
          </div>
        )}
        {reason !== null && <p className="text-12 text-muted">{reason}</p>}
        {isAlternate && (
          <p className="flex items-center justify-between gap-2 text-13">
            <Badge tone="info">Instead of the item above</Badge>
            {mayReplace && <ReplaceLink guideId={guideId} line={line} />}
          </p>
        )}
      </div>
    </li>
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

const isByWeight = (price: ItemPrice | null): boolean => price?.perPound != null && price.casePrice !== null

/** '2/5 LB · Nov 19, 1 CS': the pack, and what was ordered last. */
function packText({ line, item, isAlternate }: OrderLine, today: string): string {
  const last = isAlternate ? null : line.lastOrdered
  return [
    item?.packSizeDescription,
    last && [formatShortDay(last.on, today), amountText(last.cases, last.units)].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ')
}

/**
 * What the item is known by, the kitchen's own words before our number; of catch weight behind what
 * a case will be about.
 */
function knownAs({ line, item, isAlternate }: OrderLine, price: ItemPrice | null): string {
  const own = isAlternate ? '' : ownWords(line)
  return [
    isByWeight(price) && `est. ${formatCents(price!.casePrice!)}`,
    ...(own === '' ? [item?.itemNumber, item?.brand] : [own]),
  ]
    .filter(Boolean)
    .join(' · ')
}

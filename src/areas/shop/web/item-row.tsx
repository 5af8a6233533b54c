import { useHrefWith } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { formatCents } from '#kit/money.ts'
import { type CartQuantities, useLineQuantity } from '#areas/carts/web/public.tsx'
import { ItemBadges, ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import type { ShopRow } from '../shop.endpoints.ts'
import { ItemLink } from './item-link.tsx'
import { PriceCell } from './price-cell.tsx'
import { QuantityCell } from './quantity-cell.tsx'

/** ITEM-5: last order and the four weekly figures, hidden when all are zero. */
function Bought({ stats }: { stats: ShopRow['stats'] }) {
  if (!stats) return null
  const weeks = [stats.week1, stats.week2, stats.week3, stats.week4]
  const last = stats.lastPurchaseUt
    ? new Date(stats.lastPurchaseUt * 1000).toISOString().slice(0, 10)
    : stats.lastInvoiceDate
  return (
    <span className="figures text-12 text-muted">
      {last && <span className="block">Last ordered: {formatDay(last)}</span>}
      {weeks.some((week) => week !== 0) && <span className="block">4 Week mvmt: {weeks.join('/')}</span>}
    </span>
  )
}

function LineTotal({ row, quantities }: { row: ShopRow; quantities: CartQuantities }) {
  const { cases, units } = useLineQuantity(quantities, row.itemNumber)
  const cents = cases * (row.price?.casePrice ?? 0) + units * (row.price?.eachPrice ?? 0)
  return <span className="figures text-right font-medium">{cents > 0 ? formatCents(cents) : ''}</span>
}

/** One row of the list layout: for buying. */
export function ItemRow({
  row,
  quantities,
  isEager,
}: {
  row: ShopRow
  quantities: CartQuantities | null
  /** One of the first: its picture is not waited for until it comes into view. */
  isEager: boolean
}) {
  const href = useHrefWith()({ item: row.itemNumber })
  return (
    <li className="grid grid-cols-[48px_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line bg-raised px-3 py-2.5 md:grid-cols-[48px_minmax(0,1fr)_auto] xl:grid-cols-[48px_minmax(0,1fr)_160px_210px_170px_104px]">
      <ItemPicture {...pictureOf(row)} isEager={isEager} className="size-12 self-start" />
      <div className="min-w-0">
        <ItemLink href={href} className="line-clamp-2 font-medium break-words">
          {row.description}
        </ItemLink>
        {row.customerDescription && <p className="truncate text-13 text-muted">Alias: {row.customerDescription}</p>}
        <p className="truncate text-13 text-muted">
          <span className="figures">{row.itemNumber}</span> · {row.packSizeDescription} · {row.brand}
        </p>
        <ItemBadges item={row} />
      </div>
      <div className="hidden xl:block">
        <Bought stats={row.stats} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-end gap-x-4 gap-y-2 md:col-span-1 xl:contents">
        <div className="flex items-center justify-end gap-2 empty:max-xl:hidden">
          {row.blockedReason && <span className="text-right text-12 text-muted">{row.blockedReason}</span>}
          <Sold row={row} unit="CS" quantities={quantities} />
        </div>
        <div className="flex items-center justify-end gap-2 empty:max-xl:hidden">
          <Sold row={row} unit="EA" quantities={quantities} />
        </div>
      </div>
      <div className="hidden text-right xl:block">{quantities && <LineTotal row={row} quantities={quantities} />}</div>
    </li>
  )
}

function Sold({ row, unit, quantities }: { row: ShopRow; unit: 'CS' | 'EA'; quantities: CartQuantities | null }) {
  const cents = unit === 'CS' ? row.price?.casePrice : row.price?.eachPrice
  if (cents === null || cents === undefined) return null
  if (unit === 'EA' && !row.isBrokenCase && !row.eachOnly) return null
  return (
    <>
      <PriceCell price={row.price} unit={unit} />
      {quantities && <QuantityCell row={row} unit={unit} quantities={quantities} />}
    </>
  )
}

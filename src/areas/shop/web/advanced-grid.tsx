import { type KeyboardEvent, memo } from 'react'
import { useHrefWith } from '#browser/navigation.ts'
import { formatCents } from '#kit/money.ts'
import { type CartQuantities, useLineQuantity } from '#areas/carts/web/public.tsx'
import type { ShopRow } from '../shop.endpoints.ts'
import { ItemLink } from './item-link.tsx'
import { PriceCell } from './price-cell.tsx'
import { QuantityCell } from './quantity-cell.tsx'

const columns = ['Item', 'Description', 'Pack', 'Brand', 'Case', 'CS', 'Each', 'EA', 'Total'] as const

const Row = memo(function Row({ row, quantities }: { row: ShopRow; quantities: CartQuantities | null }) {
  const href = useHrefWith()({ item: row.itemNumber })
  return (
    <tr className="h-8 border-b border-line bg-raised last:border-0 focus-within:bg-action-soft hover:bg-sunken focus-within:hover:bg-action-soft">
      <td className="figures px-2 text-muted">{row.itemNumber}</td>
      <td className="max-w-0 min-w-48 truncate px-2" title={row.blockedReason ?? undefined}>
        <ItemLink href={href}>{row.description}</ItemLink>
        {row.blockedReason && <span className="ml-2 text-12 text-muted">{row.blockedReason}</span>}
      </td>
      <td className="truncate px-2 text-muted">{row.packSizeDescription}</td>
      <td className="max-w-32 truncate px-2 text-muted">{row.brand}</td>
      <td className="px-2">
        <PriceCell price={row.price} unit="CS" isDense />
      </td>
      <td className="px-1">
        {quantities && <QuantityCell row={row} unit="CS" quantities={quantities} size="dense" />}
      </td>
      <td className="px-2">
        {(row.isBrokenCase || row.eachOnly) && <PriceCell price={row.price} unit="EA" isDense />}
      </td>
      <td className="px-1">
        {quantities && <QuantityCell row={row} unit="EA" quantities={quantities} size="dense" />}
      </td>
      <td className="px-2 text-right">{quantities && <Total row={row} quantities={quantities} />}</td>
    </tr>
  )
})

function Total({ row, quantities }: { row: ShopRow; quantities: CartQuantities }) {
  const { cases, units } = useLineQuantity(quantities, row.itemNumber)
  const cents = cases * (row.price?.casePrice ?? 0) + units * (row.price?.eachPrice ?? 0)
  return <span className="figures font-medium">{cents > 0 ? formatCents(cents) : ''}</span>
}

/** Moves between the quantity fields of a column: down on Enter and arrow down, up on arrow up and Shift+Enter. */
function move(event: KeyboardEvent<HTMLTableElement>): void {
  const from = event.target
  if (!(from instanceof HTMLInputElement)) return
  const step =
    event.key === 'ArrowDown' || (event.key === 'Enter' && !event.shiftKey)
      ? 1
      : event.key === 'ArrowUp' || (event.key === 'Enter' && event.shiftKey)
        ? -1
        : 0
  const isAside = event.key === 'ArrowRight' || event.key === 'ArrowLeft'
  if (step === 0 && !isAside) return
  const all = [...event.currentTarget.querySelectorAll<HTMLInputElement>('tbody input:not(:disabled)')]
  const column = from.closest('td')?.cellIndex
  const inReach = all.filter((input) =>
    isAside ? input.closest('tr') === from.closest('tr') : input.closest('td')?.cellIndex === column,
  )
  const target = inReach[inReach.indexOf(from) + (isAside ? (event.key === 'ArrowRight' ? 1 : -1) : step)]
  if (!target) return
  event.preventDefault()
  target.focus()
  target.select()
}

/** ITEM-1: the advanced layout, for speed: dense rows, no pictures, keys move between quantities. */
export function AdvancedGrid({ rows, quantities }: { rows: readonly ShopRow[]; quantities: CartQuantities | null }) {
  return (
    <div className="overflow-x-auto rounded-dialog border border-line" role="region" aria-label="Items" tabIndex={0}>
      <table onKeyDown={move} className="w-full min-w-[860px] text-13">
        <thead>
          <tr className="h-8 bg-sunken text-12 text-muted">
            {columns.map((title, i) => (
              <th
                key={title}
                scope="col"
                className={`px-2 font-semibold ${i > 3 ? 'text-right' : 'text-left'} ${[5, 7].includes(i) ? 'w-16 pr-3' : i > 3 ? 'w-24' : ''}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.itemNumber} row={row} quantities={quantities} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

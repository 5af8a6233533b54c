import { useHref } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { OverrideBadges } from '#areas/price-overrides/web/public.tsx'
import { ItemBadges, ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import { formatMovement } from '../rules/format-movement.ts'
import { unitPriceBeside } from '../rules/format-unit-price.ts'
import { itemDialog } from '../shop.addresses.ts'
import type { ShopRow } from '../shop.endpoints.ts'
import { ItemLink } from './item-link.tsx'
import { LineState } from './line-state.tsx'
import { type ShopRowProps, UnitCell } from './unit-cell.tsx'

/** ITEM-5: last order and the four weekly figures, hidden when all are zero. */
function Bought({ row: { lastOrderedOn, stats }, today }: { row: ShopRow; today: string }) {
  const movement = formatMovement(stats)
  return (
    <span className="figures text-12 text-muted">
      {lastOrderedOn && <span className="block">Last ordered: {formatDay(lastOrderedOn, today)}</span>}
      {movement && <span className="block">4 Week mvmt: {movement}</span>}
    </span>
  )
}

/** One row of the list layout: for buying. */
export function ItemRow({ isEager, today, ...props }: ShopRowProps & { today: string }) {
  const { row, line, quantities } = props
  const href = useHref()(itemDialog.open(row.itemNumber))
  return (
    <li className="grid grid-cols-[3rem_minmax(0,1fr)] items-center gap-x-3 gap-y-2 border-b border-line bg-raised px-3 py-2.5 md:grid-cols-[3rem_minmax(0,1fr)_auto] xl:grid-cols-[3rem_minmax(0,1fr)_10rem_13.125rem_10.625rem_6.5rem]">
      <ItemPicture {...pictureOf(row)} isEager={isEager} className="size-12 self-start" />
      <div className="min-w-0">
        <ItemLink href={href} className="line-clamp-2 font-medium break-words">
          {row.description}
        </ItemLink>
        {row.customerDescription && <p className="truncate text-13 text-muted">Alias: {row.customerDescription}</p>}
        <p className="truncate text-13 text-muted">
          <span className="figures">{row.itemNumber}</span>
          {[row.packSizeDescription, unitPriceBeside(row), row.brand].filter(Boolean).map((each) => ` · ${each}`)}
        </p>
        <span className="flex flex-wrap gap-1">
          <ItemBadges item={row} />
          {line && <OverrideBadges line={line} />}
        </span>
      </div>
      <div className="hidden xl:block">
        <Bought row={row} today={today} />
      </div>
      <div className="col-span-2 grid grid-cols-[minmax(5.5rem,auto)_minmax(0,1fr)] items-center justify-end gap-x-4 gap-y-2 md:col-span-1 md:grid-cols-[auto_6rem] md:gap-y-0 xl:contents">
        <div className="flex h-11 flex-col items-start justify-center md:order-last md:col-start-2 md:row-span-2 md:row-start-1 md:items-end xl:col-start-auto xl:row-auto">
          {quantities && <LineState row={row} line={line} quantities={quantities} />}
        </div>
        <div className="col-start-2 flex items-center justify-end gap-2 empty:max-xl:hidden md:col-start-1 md:max-xl:[:has(+:empty)]:min-h-11 xl:col-start-auto">
          {row.blockedReason && <span className="text-right text-12 text-muted">{row.blockedReason}</span>}
          <UnitCell {...props} unit="CS" />
        </div>
        <div className="col-start-2 flex items-center justify-end gap-2 empty:max-xl:hidden md:col-start-1 md:max-xl:[:not(:empty)+&]:mt-2 xl:col-start-auto">
          <UnitCell {...props} unit="EA" />
        </div>
      </div>
    </li>
  )
}

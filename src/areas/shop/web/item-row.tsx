import { useHref } from '#browser/navigation.ts'
import { formatDay } from '#kit/dates.ts'
import { OverrideBadges } from '#areas/price-overrides/web/public.tsx'
import { AddToGuideLink, ItemBadges, ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import { PromotionBadges } from '#areas/prices/web/public.tsx'
import { formatMovement } from '../rules/format-movement.ts'
import { unitPriceBeside } from '../rules/format-unit-price.ts'
import { shownPrice } from '../rules/stands-for-price.ts'
import { whyNotOrderable } from '../rules/why-not-orderable.ts'
import { itemDialog } from '../shop.addresses.ts'
import { ItemLink } from './item-link.tsx'
import { LineState } from './line-state.tsx'
import { priceInCart, type ShopRowProps, UnitCell } from './unit-cell.tsx'

/**
 * One row of the list layout: for buying. 48 pixels high on a desktop unless a long name wraps or
 * the item is sold both ways. Its columns follow the room of the list in the text's own size (WCAG
 * 1.4.4). Phones have `CompactRow`.
 */
export function ItemRow({
  isEager,
  today,
  sharedReason,
  ...props
}: ShopRowProps & {
  today: string
  /** Said once above the rows instead of in each. */
  sharedReason: string | null
}) {
  const { row, line, quantities } = props
  const href = useHref()(itemDialog.open(row.itemNumber))
  const reason = whyNotOrderable(row)
  const movement = formatMovement(row.stats)
  // ITEM-5: last order and the four weekly figures, hidden when all are zero.
  const bought = [
    row.lastOrderedOn && `Last ordered: ${formatDay(row.lastOrderedOn, today)}`,
    movement && `4 Week mvmt: ${movement}`,
  ].filter((each) => typeof each === 'string')
  return (
    <li className="row-layer grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-x-3 border-b border-line bg-raised px-3 py-1 last:border-0 @min-[36rem]:grid-cols-[2.25rem_minmax(0,1fr)_auto_6rem_auto] @min-[60rem]:min-h-12 @min-[60rem]:grid-cols-[2.25rem_minmax(0,1fr)_10.5rem_12rem_6rem_auto]">
      <ItemPicture {...pictureOf(row)} isEager={isEager} className="size-9" />
      <div className="min-w-0 leading-5">
        <ItemLink href={href} className="font-medium break-words">
          {row.description}
        </ItemLink>{' '}
        {/* With large text a long badge is wider than the name's column. */}
        <span className="inline-flex flex-wrap gap-1 align-bottom @max-[36rem]:[&_span]:whitespace-normal">
          <ItemBadges item={row} />
          <PromotionBadges price={priceInCart(props)} />
          {line && <OverrideBadges line={line} />}
        </span>
        <p className="truncate text-12 text-muted">
          <span className="figures">{row.itemNumber}</span>
          {[row.packSizeDescription, unitPriceBeside({ ...row, price: shownPrice(row) }), row.brand]
            .filter(Boolean)
            .map((each) => ` · ${each}`)}
          {row.customerDescription && ` · Alias: ${row.customerDescription}`}
        </p>
        {bought.length > 0 && (
          <p className="figures truncate text-12 text-muted @min-[60rem]:hidden">{bought.join(' · ')}</p>
        )}
        {reason !== null && reason !== sharedReason && <p className="text-12 text-muted">{reason}</p>}
      </div>
      <div className="figures hidden text-12 text-muted @min-[60rem]:block">
        {bought.map((each) => (
          <span key={each} className="block leading-4">
            {each}
          </span>
        ))}
      </div>
      <div className="col-start-2 flex flex-wrap items-center justify-end gap-x-3 @min-[36rem]:contents">
        <div className="grid justify-items-end gap-1">
          {(['CS', 'EA'] as const).map((unit) => (
            <div key={unit} className="flex items-center gap-2 empty:hidden">
              <UnitCell {...props} unit={unit} />
            </div>
          ))}
        </div>
        <div className="flex h-10 flex-col items-end justify-center">
          {quantities && <LineState row={row} line={line} quantities={quantities} />}
        </div>
        <AddToGuideLink value={row.itemNumber} name={row.description} isIcon />
      </div>
    </li>
  )
}

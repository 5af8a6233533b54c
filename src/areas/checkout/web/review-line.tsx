import { Trash2 } from 'lucide-react'
import { memo, type Ref, useState } from 'react'
import { RowLink } from '#browser/row-link.tsx'
import type { Address } from '#contract/address.ts'
import type { CartLine } from '#areas/carts/cart.ts'
import type { ItemPar } from '#areas/guides/item-pars.endpoints.ts'
import { OverrideBadges } from '#areas/price-overrides/web/public.tsx'
import { describeIfShort, isDecided } from '#areas/orders/rules/describe-if-short.ts'
import type { IfShort } from '#areas/orders/if-short.ts'
import { AddToGuideLink, IfShortLink, ItemBadges, ItemPicture, maxEager, pictureOf } from '#areas/items/web/public.tsx'
import { PriceReceiptButton, PromotionBadges } from '#areas/prices/web/public.tsx'
import { RowButton } from '#ui/row-button.tsx'
import type { LineDate, ReviewFinding } from '../checkout.endpoints.ts'
import { NoteButton, PriceLink } from './line-buttons.tsx'
import { DateBadge, FindingText, lineFacts } from './line-facts.tsx'
import { LineNote } from './line-note.tsx'
import { hasUnit, LineQuantityField, LineTotalText, UnitPrice } from './review-cells.tsx'
import type { ReviewLinesProps } from './review-lines.tsx'

/** What a line of the list layout shows and does. */
export interface ReviewLineProps extends Pick<
  ReviewLinesProps,
  'quantities' | 'mayChange' | 'onRemove' | 'onNote' | 'hasEaches'
> {
  readonly line: CartLine
  readonly finding: ReviewFinding | undefined
  readonly ownDate: LineDate | undefined
  readonly par: ItemPar | undefined
  /** NEXT-3: absent until the review has come. */
  readonly ifShort: IfShort | undefined
  readonly overrideHref: Address | undefined
  readonly itemHref: Address
  readonly index: number
  /** Reports the height of this row to the virtual list. */
  readonly measure: Ref<HTMLLIElement> | undefined
}

/**
 * One line of the list layout; drawn again only when something it shows has changed. Phones have
 * `CompactLine`.
 */
export const ReviewLine = memo(function ReviewLine({
  line,
  finding,
  ownDate,
  par,
  ifShort,
  quantities,
  mayChange,
  onRemove,
  onNote,
  hasEaches,
  overrideHref,
  itemHref,
  index,
  measure,
}: ReviewLineProps) {
  const { itemInfo: item } = line
  const [isWriting, setWriting] = useState(false)
  const quantityOf = (unit: 'CS' | 'EA') =>
    hasUnit(line, unit) && (
      <span data-column={unit} className="flex items-center justify-end gap-2">
        <UnitPrice line={line} unit={unit} />
        <LineQuantityField line={line} unit={unit} quantities={quantities} mayChange={mayChange} />
      </span>
    )
  return (
    <li
      id={`line-${line.itemNumber}`}
      ref={measure}
      data-index={index}
      data-row={index}
      data-item={line.itemNumber}
      className={`row-layer grid scroll-mt-24 grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 border-b border-line px-3 py-1 last:border-0 @2xl:grid-cols-[2.5rem_minmax(0,1fr)_10.625rem_6.25rem_auto] ${hasEaches ? '@5xl:grid-cols-[2.5rem_minmax(0,1fr)_10.625rem_10.625rem_6.25rem_auto]' : ''} ${finding?.blocks ? 'bg-danger-soft' : ''}`}
    >
      <ItemPicture {...pictureOf(item)} isEager={index < maxEager} className="size-10 self-start" />
      <div className="min-w-0">
        <div className="leading-5">
          <RowLink href={itemHref} className="font-medium break-words text-ink no-underline hover:underline">
            {item.description}
          </RowLink>{' '}
          <span className="inline-flex flex-wrap gap-1 align-bottom">
            <ItemBadges item={item} />
            {ownDate && <DateBadge ownDate={ownDate} />}
            <PromotionBadges price={line.price} />
            <OverrideBadges line={line} />
          </span>
        </div>
        {/* Where the list is narrow, what comes if it is short would cut pack and number: what was
            decided has a line of its own, and a sign stands for the default. */}
        <div
          className={`figures flex min-w-0 items-center gap-x-2 text-12 text-muted ${ifShort && isDecided(ifShort) ? '@max-5xl:flex-wrap' : ''}`}
        >
          <p className="min-w-0 truncate">{lineFacts(line, par)}</p>
          {ifShort && (
            <IfShortLink
              itemNumber={line.itemNumber}
              name={item.description}
              look={isDecided(ifShort) ? 'text' : 'fold'}
              text={describeIfShort(ifShort)}
            />
          )}
        </div>
        {ifShort?.reason && <p className="text-12 text-warning">{ifShort.reason}</p>}
        {finding && <FindingText finding={finding} />}
        <LineNote
          note={line.note}
          description={item.description}
          mayChange={mayChange}
          isWriting={isWriting}
          onWriting={setWriting}
          onSave={(note) => onNote(line.itemNumber, note)}
        />
      </div>
      {/* Below the name where the list is narrow, in columns of the row where it is wide. */}
      <div className="col-start-2 flex flex-wrap items-center justify-end gap-x-3 gap-y-1.5 @2xl:contents">
        <div className="grid gap-1.5 @5xl:contents">
          <div>{quantityOf('CS')}</div>
          {hasEaches && <div className="empty:hidden @5xl:empty:block">{quantityOf('EA')}</div>}
        </div>
        <span className="min-w-24 text-right font-medium">
          <LineTotalText line={line} quantities={quantities} />
        </span>
        <span className="flex items-center">
          {line.price && (
            <PriceReceiptButton name={item.description} facts={{ ...line, receipt: line.price.receipt }} />
          )}
          {overrideHref && <PriceLink href={overrideHref} label={`Price override of ${item.description}`} />}
          {mayChange && <NoteButton line={line} onPress={() => setWriting(true)} />}
          <AddToGuideLink value={line.itemNumber} name={item.description} isIcon />
          {mayChange && (
            <RowButton label={`Remove ${item.description}`} onPress={() => onRemove(line)}>
              <Trash2 size={16} aria-hidden="true" />
            </RowButton>
          )}
        </span>
      </div>
    </li>
  )
})

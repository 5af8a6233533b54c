import { memo, useState } from 'react'
import { RowLink } from '#browser/row-link.tsx'
import { OverrideBadges } from '#areas/price-overrides/web/public.tsx'
import { PriceReceiptButton, PromotionBadges } from '#areas/prices/web/public.tsx'
import { describeIfShort, isDecided } from '#areas/orders/rules/describe-if-short.ts'
import { IfShortLink, ItemBadges, ItemPicture, maxEager, pictureOf } from '#areas/items/web/public.tsx'
import { NoteButton, PriceLink } from './line-buttons.tsx'
import { LineNote } from './line-note.tsx'
import { DateBadge, FindingText, lineFacts } from './line-facts.tsx'
import { hasUnit, LineQuantityField, LineTotalText, UnitPrice } from './review-cells.tsx'
import type { ReviewLineProps } from './review-line.tsx'

/**
 * One line of the review on a phone, low enough for five in the first screen. One less than 1 takes
 * the line out, as an emptied field does; both can be undone, so there is no button for it.
 */
export const CompactLine = memo(function CompactLine({
  line,
  finding,
  ownDate,
  par,
  ifShort,
  quantities,
  mayChange,
  onNote,
  overrideHref,
  itemHref,
  index,
  measure,
}: ReviewLineProps) {
  const { itemInfo: item } = line
  const [isWriting, setWriting] = useState(false)
  const [first, second] = (['CS', 'EA'] as const).filter((unit) => hasUnit(line, unit))
  const fieldOf = (unit: 'CS' | 'EA') => (
    <span data-column={unit}>
      <LineQuantityField line={line} unit={unit} quantities={quantities} mayChange={mayChange} />
    </span>
  )
  const priceOf = (unit: 'CS' | 'EA') => (
    <PriceReceiptButton name={item.description} facts={{ ...line, receipt: line.price?.receipt ?? null }}>
      <span className="flex items-baseline gap-1">
        <UnitPrice line={line} unit={unit} isDense />
        <span className="text-12 text-muted">{unit === 'CS' && line.price?.perPound != null ? '· CS' : unit}</span>
      </span>
    </PriceReceiptButton>
  )
  return (
    <li
      id={`line-${line.itemNumber}`}
      ref={measure}
      data-index={index}
      data-row={index}
      data-item={line.itemNumber}
      className={`row-layer grid scroll-mt-32 grid-cols-[40px_minmax(0,1fr)] gap-x-2.5 max-[359px]:grid-cols-1 border-b border-line px-3 py-1 last:border-0 ${finding?.blocks ? 'bg-danger-soft' : ''}`}
    >
      <ItemPicture
        {...pictureOf(item)}
        isEager={index < maxEager}
        className="mt-1 size-[40px] self-start max-[359px]:hidden"
      />
      <div className="min-w-0">
        <div className="flex items-start gap-1">
          <RowLink
            href={itemHref}
            className="line-clamp-2 min-w-0 flex-1 leading-[1.375rem] font-medium break-words text-ink no-underline hover:underline"
          >
            {item.description}
          </RowLink>
          {/* As wide as a thumb, and as high as the name leaves it. */}
          <span className="-my-1 -mr-2 flex h-8 items-center overflow-hidden empty:hidden">
            {overrideHref && <PriceLink href={overrideHref} label={`Price override of ${item.description}`} />}
            {mayChange && <NoteButton line={line} onPress={() => setWriting(true)} />}
          </span>
        </div>
        <div className="flex flex-wrap items-end justify-end gap-x-2">
          <div className="figures min-w-0 flex-[1_1_8rem]">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="leading-5 font-medium">
                <LineTotalText line={line} quantities={quantities} />
              </span>
              {first && priceOf(first)}
            </p>
            <p className="flex min-h-5 flex-wrap items-center gap-1">
              <ItemBadges item={item} isCompact />
              {ownDate && <DateBadge ownDate={ownDate} />}
              <PromotionBadges price={line.price} />
              <OverrideBadges line={line} />
              <span className="flex min-w-16 flex-1 items-center gap-1 overflow-x-clip text-12 text-muted">
                <span className="min-w-0 truncate">{lineFacts(line, par)}</span>
                {ifShort && (
                  <IfShortLink
                    itemNumber={line.itemNumber}
                    name={item.description}
                    look="fold"
                    text={describeIfShort(ifShort)}
                    isDecided={isDecided(ifShort)}
                  />
                )}
              </span>
            </p>
          </div>
          {first && fieldOf(first)}
        </div>
        {second && (
          <div className="mt-1 flex flex-wrap items-center justify-between gap-x-2">
            {priceOf(second)}
            {fieldOf(second)}
          </div>
        )}
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
    </li>
  )
})

import { useHref } from '#browser/navigation.ts'
import type { ItemSummary } from '#areas/items/item.ts'
import { IfShortLink, ItemBadges, ItemPicture, pictureOf } from '#areas/items/web/public.tsx'
import { PromotionBadges } from '#areas/prices/web/public.tsx'
import { ItemLink } from '#areas/shop/web/public.tsx'
import { itemDialog } from '#areas/shop/shop.addresses.ts'
import { shownPrice } from '#areas/shop/rules/stands-for-price.ts'
import { whyNotOrderable } from '#areas/shop/rules/why-not-orderable.ts'
import { Badge } from '#ui/badge.tsx'
import { OwnWordsLink } from './own-words-link.tsx'
import type { OrderLine } from './order-lines.ts'

/** What a line is of, in one line of text; the own words of the kitchen come first. */
export const nameOf = ({ line, item }: Pick<OrderLine, 'line' | 'item'>): string =>
  item?.description ?? line.customItem?.description ?? line.customerDescription

/** In a guide a bestseller is no news, and the price says what is sold by weight. */
export const GuideBadges = ({ item, isCompact }: { item: ItemSummary; isCompact: boolean }) => (
  <ItemBadges item={{ ...item, isBestseller: false, isCatchWeight: false }} isCompact={isCompact} />
)

/** The item of a line: in the list density with its picture and a second line of facts. */
export function LineName({
  of,
  isDense,
  withBadges = true,
}: {
  of: Omit<OrderLine, 'key'>
  isDense: boolean
  /** With what matters to whoever orders; an editor has fields for the own name and number. */
  withBadges?: boolean
}) {
  const { line, item, isAlternate } = of
  const hrefTo = useHref()
  // Where there are badges, one says that an item is discontinued.
  const isSaid = withBadges && item?.isDiscontinued
  const reason = item && !isSaid ? whyNotOrderable(item) : null
  const name = item ? (
    <ItemLink
      href={hrefTo(itemDialog.open(item.itemNumber))}
      // 24 pixels high, as there are links right below.
      className={isDense ? 'font-medium' : '-mt-1 inline-block pt-1 font-medium'}
    >
      {item.description}
    </ItemLink>
  ) : (
    <span className="font-medium">{nameOf(of) || `Item ${line.itemNumber}`}</span>
  )
  const notes = (
    <>
      {isAlternate && <Badge tone="info">Instead</Badge>}
      {item && withBadges && <GuideBadges item={item} isCompact={isDense} />}
      {item && withBadges && <PromotionBadges price={shownPrice(item)} />}
      {line.customItem && <Badge>Custom item</Badge>}
      {!item && !line.customItem && <Badge tone="danger">Not available</Badge>}
      {line.isPinned && !isAlternate && <Badge>Pinned</Badge>}
    </>
  )
  if (isDense)
    return (
      <span className={`flex items-center gap-2 ${isAlternate ? 'pl-4' : ''}`} title={reason ?? undefined}>
        <span className="min-w-24 truncate">
          {name}
          {reason !== null && <span className="ml-2 text-12 text-muted">{reason}</span>}
        </span>
        <span className="inline-flex shrink-0 gap-1">{notes}</span>
      </span>
    )
  const facts = item ?? line.customItem
  return (
    <span className={`flex items-center gap-3 py-1 ${isAlternate ? 'pl-6' : ''}`}>
      <ItemPicture {...(item ? pictureOf(item) : { placeholder: '' })} className="size-9" />
      <span className="min-w-0 leading-5">
        <span className="text-14 break-words">{name}</span>{' '}
        <span className="inline-flex flex-wrap gap-1 align-bottom empty:hidden">{notes}</span>
        <span className="flex items-center text-12 text-muted">
          <span className="min-w-0 truncate">
            {[
              item?.itemNumber ?? line.itemNumber,
              facts?.packSizeDescription,
              facts?.brand,
              !item && distributorOf(line),
              !isAlternate && ownWords(line),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
          {!isAlternate && withBadges && <OwnWordsLink line={line} />}
          {!isAlternate && withBadges && item && (
            <IfShortLink itemNumber={item.itemNumber} name={item.description} look="small" />
          )}
        </span>
        {reason !== null && <span className="block text-12 text-muted">{reason}</span>}
      </span>
    </span>
  )
}

/** GUIDE-4: who sells a custom item; empty for every other line. */
export const distributorOf = ({ customItem }: OrderLine['line']): string =>
  customItem ? (customItem.distributorName ?? 'Bought elsewhere') : ''

/** The kitchen's own name and number of the item; empty without any. */
export const ownWords = ({ customerDescription, customerItemNumber }: OrderLine['line']): string =>
  [customerDescription, customerItemNumber && `No. ${customerItemNumber}`].filter(Boolean).join(', ')

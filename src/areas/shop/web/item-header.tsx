import { useContext } from 'react'
import { formatDay } from '#kit/dates.ts'
import { factLine } from '#kit/text.ts'
import { useActor } from '#browser/current-user.ts'
import { ItemNotesContext } from '#browser/item-notes.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { ownWordsDialog } from '#areas/customer-data/customer-data.addresses.ts'
import { largeCategoryImage } from '#areas/items/category-image.ts'
import { ItemBadges, ItemGallery, ItemPicture } from '#areas/items/web/public.tsx'
import { Badge } from '#ui/badge.tsx'
import { formatMovement } from '../rules/format-movement.ts'
import { shopOf } from '../shop.addresses.ts'
import type { getItem } from '../shop.endpoints.ts'
import { ItemActions } from './item-actions.tsx'
import { ItemLink } from './item-link.tsx'

/** What the item calls return. */
export type ItemDetail = CallAnswer<typeof getItem>

/** The page's price stands below the facts that identify the item, beside the picture. */
const onPaper = 'print:contents print:*:first:row-span-2'

/**
 * ITEM-4, ITEM-5: the pictures, and the facts that identify the item; without pictures a small
 * placeholder beside them.
 */
export function ItemHeader({ detail, isPage = false }: { detail: ItemDetail; isPage?: boolean }) {
  const { item } = detail
  if (item.images.length === 0) {
    return (
      <section className={`grid gap-4 sm:grid-cols-[200px_minmax(0,1fr)] ${isPage ? onPaper : ''}`}>
        <ItemPicture
          placeholder={item.placeholder}
          thumbnailUrl={item.thumbnailUrl && largeCategoryImage(item.thumbnailUrl)}
          className="h-44 w-full sm:h-50"
        />
        <ItemIdentity detail={detail} />
      </section>
    )
  }
  return (
    <section
      className={`grid gap-4 print:grid-cols-[60mm_minmax(0,1fr)] ${isPage ? `lg:grid-cols-[minmax(0,1fr)_minmax(0,380px)] lg:gap-8 ${onPaper}` : ''}`}
    >
      <ItemGallery item={item} />
      <ItemIdentity detail={detail} />
    </section>
  )
}

function ItemIdentity({ detail: { item, stats, history, today } }: { detail: ItemDetail }) {
  const actor = useActor()
  const hrefTo = useHref()
  const notesOn = useContext(ItemNotesContext)
  const movement = formatMovement(stats)
  const facts: readonly (readonly [string, string])[] = [
    ...(item.gpoNames.length > 0 ? [['Group Purchasing Org:', item.gpoNames.join(', ')] as const] : []),
    ...(history.lastOrdered ? [['Last ordered:', formatDay(history.lastOrdered.on, today)] as const] : []),
    ...(movement ? [['4 Week mvmt:', movement] as const] : []),
  ]
  return (
    <div className="grid content-start gap-2">
      <h2 className="text-20 font-semibold break-words">{item.description}</h2>
      {item.customerDescription && (
        <p className="break-words text-muted">
          Alias:{' '}
          {actor.can('manageCustomData') ? (
            <Link href={hrefTo(ownWordsDialog.open(item.itemNumber))}>{item.customerDescription}</Link>
          ) : (
            item.customerDescription
          )}
        </p>
      )}
      <p className="text-muted">
        <ItemLink href={shopOf('brand', item.brand)} className="text-action! font-medium">
          {item.brand}
        </ItemLink>{' '}
        · <span className="figures">{factLine(item.itemNumber, item.packSizeDescription)}</span>
      </p>
      <ItemBadges item={item} withStock />
      {item.dietaryPreferences.length > 0 && (
        <p className="flex flex-wrap gap-1">
          {item.dietaryPreferences.map((diet) => (
            <Badge key={diet}>{diet}</Badge>
          ))}
        </p>
      )}
      {facts.length > 0 && (
        <dl className="figures grid grid-cols-[fit-content(50%)_1fr] gap-x-2 text-13 text-muted">
          {facts.map(([label, value]) => (
            <div key={label} className="contents">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {notesOn({ itemNumber: item.itemNumber })}
      <ItemActions itemNumber={item.itemNumber} description={item.description} />
    </div>
  )
}

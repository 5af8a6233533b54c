import { useHref } from '#browser/navigation.ts'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { ownWordsDialog } from '#areas/customer-data/customer-data.addresses.ts'
import type { OwnWords } from '#areas/customer-data/own-words.ts'

/** GUIDE-4: items of the catalogue with the ship-to's own words; each opens its words. */
export function OwnWordsList({ words }: { words: readonly OwnWords[] }) {
  const hrefTo = useHref()
  return (
    <LinkList label="Own words">
      {words.map((each) => (
        <LinkListEntry
          key={each.itemNumber}
          href={hrefTo(ownWordsDialog.open(each.itemNumber))}
          className="md:grid-cols-2"
        >
          <span className="min-w-0">
            <span className="block truncate font-semibold text-action">{each.customerDescription || '-'}</span>
            <span className="block truncate text-13 text-muted">{each.customerItemNumber}</span>
          </span>
          <span className="min-w-0">
            <span className="block truncate">{each.description}</span>
            <span className="block truncate text-13 text-muted">
              {[each.itemNumber, each.packSizeDescription, each.brand].filter(Boolean).join(' · ')}
            </span>
          </span>
        </LinkListEntry>
      ))}
    </LinkList>
  )
}

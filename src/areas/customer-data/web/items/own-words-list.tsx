import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { ownWordsDialog } from '#areas/customer-data/customer-data.addresses.ts'
import type { OwnWords } from '#areas/customer-data/own-words.ts'

/** GUIDE-4: items of the catalogue with the ship-to's own words; each opens its words. */
export function OwnWordsList({ words }: { words: readonly OwnWords[] }) {
  const hrefTo = useHref()
  return (
    <ul aria-label="Own words" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {words.map((each) => (
        <li key={each.itemNumber} className="border-b border-line last:border-0">
          <Link
            href={hrefTo(ownWordsDialog.open(each.itemNumber))}
            className="grid gap-x-4 gap-y-0.5 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-hovered:bg-sunken data-pressed:bg-sunken md:grid-cols-2"
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
          </Link>
        </li>
      ))}
    </ul>
  )
}

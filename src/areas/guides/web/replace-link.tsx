import { RowLink } from '#browser/row-link.tsx'
import { useHref } from '#browser/navigation.ts'
import type { GuideRow } from '../guide.ts'
import { replaceItemDialog } from '../guides.addresses.ts'

/** GUIDE-3: the way to another item in the place of one that cannot be ordered. */
export function ReplaceLink({ guideId, line }: { guideId: string; line: GuideRow }) {
  const hrefTo = useHref()
  if (line.itemNumber === null) return null
  return (
    <RowLink
      href={hrefTo(replaceItemDialog.open(`${guideId}.${line.itemNumber}`))}
      className="inline-flex min-h-7 items-center font-medium text-action no-underline hover:underline pointer-coarse:-my-2.5 pointer-coarse:min-h-11 print:hidden"
      aria-label={`Replace ${line.item?.description ?? line.itemNumber}`}
    >
      Replace
    </RowLink>
  )
}

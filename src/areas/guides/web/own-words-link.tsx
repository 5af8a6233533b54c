import { Pencil } from 'lucide-react'
import { ownWordsDialog } from '#areas/customer-data/customer-data.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { RowLink } from '#browser/row-link.tsx'
import { useHref } from '#browser/navigation.ts'
import type { GuideRow } from '../guide.ts'

/** GUIDE-1: the ship-to's own name and number of a line, changed where one stands. */
export function OwnWordsLink({ line }: { line: GuideRow }) {
  const hrefTo = useHref()
  const mayChange = useActor().can('manageCustomData')
  if (!mayChange || line.itemNumber === null || !line.item) return null
  return (
    <RowLink
      href={hrefTo(ownWordsDialog.open(line.itemNumber))}
      aria-label={`Your name and number for ${line.item.description}`}
      className="ml-1 grid size-6 shrink-0 place-items-center rounded-control text-muted hover:text-action print:hidden"
    >
      <Pencil size={12} aria-hidden="true" />
    </RowLink>
  )
}

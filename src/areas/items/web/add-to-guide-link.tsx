import { ListPlus } from 'lucide-react'
import { useMayAddToGuides } from '#areas/customers/web/public.tsx'
import { addToGuideDialog } from '#areas/guides/guides.addresses.ts'
import { useHref } from '#browser/navigation.ts'
import { RowLink } from '#browser/row-link.tsx'
import { combine, type SearchChange } from '#contract/address.ts'
import { buttonLook } from '#ui/button.tsx'

const iconLook =
  'grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11 print:hidden'

/**
 * GUIDE-2: opens 'Add to guide' for an item, or for all of a cart or an order; absent for prospects
 * and for those who keep no guides.
 */
export function AddToGuideLink({
  value,
  name,
  isIcon = false,
  closing,
}: {
  /** An item number, 'cart' or 'order.ID'. */
  value: string
  /** What is added, read aloud. */
  name: string
  /** In rows: the sign alone. */
  isIcon?: boolean
  /** Closes the sheet it stands in. */
  closing?: SearchChange
}) {
  const hrefTo = useHref()
  if (!useMayAddToGuides()) return null
  const open = addToGuideDialog.open(value)
  return (
    <RowLink
      href={hrefTo(closing ? combine(closing, open) : open)}
      aria-label={`Add to guide: ${name}`}
      data-tip={isIcon ? 'Add to guide' : undefined}
      className={isIcon ? iconLook : buttonLook('quiet', 'small')}
    >
      <ListPlus size={16} aria-hidden="true" />
      {!isIcon && 'Add to guide'}
    </RowLink>
  )
}

import { ListPlus } from 'lucide-react'
import { useMayAddToGuides } from '#areas/customers/web/public.tsx'
import { addToGuideDialog } from '#areas/guides/guides.addresses.ts'
import { useGo, useHref } from '#browser/navigation.ts'
import { combine, type SearchChange } from '#contract/address.ts'
import { buttonLook } from '#ui/button.tsx'

const iconLook =
  'grid size-9 shrink-0 place-items-center rounded-control text-muted hover:bg-sunken hover:text-ink pointer-coarse:size-11 print:hidden'

/**
 * GUIDE-2: opens 'Add to guide' for an item, or for all of a cart or an order; absent for prospects
 * and for those who keep no guides. A plain link: long lists have one a row.
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
  const go = useGo()
  const hrefTo = useHref()
  if (!useMayAddToGuides()) return null
  const open = closing ? combine(closing, addToGuideDialog.open(value)) : addToGuideDialog.open(value)
  return (
    <a
      href={hrefTo(open)}
      aria-label={`Add to guide: ${name}`}
      data-tip={isIcon ? 'Add to guide' : undefined}
      className={isIcon ? iconLook : buttonLook('quiet', 'small')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(open)
      }}
    >
      <ListPlus size={16} aria-hidden="true" />
      {!isIcon && 'Add to guide'}
    </a>
  )
}

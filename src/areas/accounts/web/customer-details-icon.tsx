import { IdCard } from 'lucide-react'
import { useShipTo } from '#browser/current-ship-to.ts'
import { useMe } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { customerDetailsDialog } from '../accounts.addresses.ts'

const label = 'Customer details'

/** SHELL-1: opens the customer details of the selected ship-to (SHELL-7). */
export function CustomerDetailsIcon() {
  const selected = useShipTo()
  const hrefTo = useHref()
  // PUNCH-4: the account is no business of a procurement session.
  const isPunchout = useMe().punchoutSession !== undefined
  if (!selected || isPunchout) return null
  return (
    <Link
      href={hrefTo(customerDetailsDialog.open())}
      aria-label={label}
      data-tip={label}
      className="grid size-[36px] shrink-0 place-items-center rounded-control text-muted data-hovered:bg-sunken data-hovered:text-ink pointer-coarse:size-[44px]"
    >
      <IdCard size={18} aria-hidden />
    </Link>
  )
}

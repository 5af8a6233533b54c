import type { Address } from '#contract/address.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import { OtherShipTo } from '#areas/customers/web/public.tsx'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { inventoriesScreen } from '../inventory.addresses.ts'
import { findInventoryShipTo } from '../inventory.endpoints.ts'
import { inventoryRefusals } from '../inventory.refusals.ts'

/** The way to the counts of the selected ship-to. */
export const BackToCounts = () => (
  <Link href={inventoriesScreen.at()} className={buttonLook('secondary')}>
    All counts
  </Link>
)

/**
 * SHELL-6: a count the selected ship-to does not have: it is of another ship-to of the user, or
 * gone.
 */
export function AbsentCount({ id, to }: { id: string; to: Address }) {
  const { data, error, refetch } = useCall(findInventoryShipTo, { params: { inventoryId: id } })
  if (data)
    return <OtherShipTo what="This count" name={data.name} shipTo={data.shipTo} to={to} action={<BackToCounts />} />
  if (!error) return <Skeleton className="h-48 w-full" />
  return (
    <ErrorState
      failure={error}
      what="The count"
      missing={{ text: inventoryRefusals.inventory_not_found.message, action: <BackToCounts /> }}
      onRetry={() => void refetch()}
    />
  )
}

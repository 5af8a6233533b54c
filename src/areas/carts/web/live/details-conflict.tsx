import { formatDay } from '#kit/dates.ts'
import { orderTypes } from '#areas/routing/order-types.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import type { DetailFacts } from '#areas/carts/rules/merge-details.ts'

const describeConflict = (field: keyof DetailFacts, theirs: DetailFacts): string => {
  if (field === 'po') return `PO No ${theirs.po || '-'}`
  if (field === 'soType') return `Order Type ${orderTypes[theirs.soType]}`
  return `Delivery Date ${theirs.deliveryDate ? formatDay(theirs.deliveryDate) : '-'}`
}

/**
 * CART-12: somebody else saved the details first: what they changed, what stays as one typed it,
 * and how to take theirs.
 */
export function DetailsConflict({
  conflicts,
  theirs,
  take,
}: {
  conflicts: readonly (keyof DetailFacts)[]
  theirs: DetailFacts
  take: () => void
}) {
  return (
    <div className="mb-4">
      <Banner tone="warning">
        {conflicts.length === 0 ? (
          'Someone else changed this cart in the meantime. Nothing you typed was touched; press Save again.'
        ) : (
          <span className="flex flex-wrap items-center justify-between gap-2">
            <span>
              Someone else changed this in the meantime:{' '}
              {conflicts.map((field) => describeConflict(field, theirs)).join(', ')}. What you typed is still here; Save
              keeps it.
            </span>
            <Button size="small" onPress={take}>
              Take theirs
            </Button>
          </span>
        )}
      </Banner>
    </div>
  )
}

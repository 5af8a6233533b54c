import type { CartFacts } from '../cart.ts'

/** What Edit Info edits, as a cart has it. */
export type DetailFacts = Pick<CartFacts, 'po' | 'soType' | 'deliveryDate'>

/** Details after somebody else changed them too. */
export interface MergedDetails {
  /** What the form shows: nothing one typed is gone. */
  readonly details: DetailFacts
  /** Fields both changed, differently. */
  readonly conflicts: readonly (keyof DetailFacts)[]
}

/**
 * CART-12: what one did not touch follows the other person; what both changed stays as one typed it
 * and is named. Order type and date go together, as a date is driven for one type and not for
 * another.
 */
export function mergeDetails(base: DetailFacts, mine: DetailFacts, theirs: DetailFacts): MergedDetails {
  const isTouched = (field: keyof DetailFacts) => mine[field] !== base[field]
  const keepsDelivery = isTouched('soType') || isTouched('deliveryDate')
  const delivery = keepsDelivery ? mine : theirs
  const details = {
    po: isTouched('po') ? mine.po : theirs.po,
    soType: delivery.soType,
    deliveryDate: delivery.deliveryDate,
  }
  const fields = ['po', 'soType', 'deliveryDate'] as const
  const conflicts = fields.filter((field) => theirs[field] !== base[field] && details[field] !== theirs[field])
  return { details, conflicts }
}

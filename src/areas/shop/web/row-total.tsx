import { memo } from 'react'
import { type CartQuantities, TypedLineTotal, useLineQuantity } from '#areas/cart-entry/web/public.tsx'
import type { ItemPrice } from '#areas/prices/item-price.ts'

/** What a row comes to as it is typed; a keystroke renders this total and its field alone. */
export const RowTotal = memo(function RowTotal({
  itemNumber,
  price,
  quantities,
}: {
  itemNumber: string
  price: ItemPrice | null
  quantities: CartQuantities
}) {
  const { cases, units } = useLineQuantity(quantities, itemNumber)
  if (cases + units === 0) return null
  return (
    <span className="figures font-medium">
      <TypedLineTotal itemNumber={itemNumber} price={price} quantities={quantities} />
    </span>
  )
})

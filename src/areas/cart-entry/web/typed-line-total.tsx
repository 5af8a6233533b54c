import { memo } from 'react'
import { LineTotal } from '#areas/carts/web/public.tsx'
import type { ItemPrice } from '#areas/prices/item-price.ts'
import type { CartQuantities } from './cart-quantities.ts'
import { useBundledPrice } from './use-bundled-price.ts'
import { useLineQuantity } from './use-typing.ts'

interface TypedLine {
  readonly itemNumber: string
  readonly price: ItemPrice | null
  readonly quantities: CartQuantities
}

/**
 * What a line comes to as it is typed; a keystroke renders this total and its field alone. Where
 * its cases count in a bundle, also a keystroke in another line of it (STAFF-3).
 */
export const TypedLineTotal = memo(function TypedLineTotal({ price, ...line }: TypedLine) {
  return price?.bundles || price?.breaks ? <BundledTotal {...line} price={price} /> : <Total {...line} price={price} />
})

function BundledTotal({ price, ...line }: TypedLine & { price: ItemPrice }) {
  return <Total {...line} price={useBundledPrice(line.quantities, line.itemNumber, price)} />
}

function Total({ itemNumber, price, quantities }: TypedLine) {
  return <LineTotal {...useLineQuantity(quantities, itemNumber)} price={price} />
}

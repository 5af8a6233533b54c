import type { CartProblem } from '#areas/carts/web/public.tsx'
import type { CartLine } from '#areas/carts/cart.ts'
import type { CartQuantities } from '#areas/cart-entry/web/public.tsx'
import { isSoldBy } from '../rules/is-sold-by.ts'
import { shownPrice } from '../rules/stands-for-price.ts'
import type { ShopRow } from '../shop-row.ts'
import { PriceCell, type PricePreview } from './price-cell.tsx'
import { QuantityCell } from './quantity-cell.tsx'

/** What every layout needs to draw an item of the shop. */
export interface ShopRowProps {
  readonly row: ShopRow
  /** The cart's line of the item, which knows its overrides. */
  readonly line: CartLine | undefined
  /** The day prices are looked at for, beside the cart's. */
  readonly previewDate: string | null
  /** Null for those who may not manage carts: they see prices alone. */
  readonly quantities: CartQuantities | null
  /** Why nothing is typed as into other carts. */
  readonly cartProblem: CartProblem
  /** One of the first: its picture is not waited for until it comes into view. */
  readonly isEager: boolean
}

/** What the item costs in the cart: after the overrides of its line; null where a reason stands. */
export const priceInCart = ({ row, line }: Pick<ShopRowProps, 'row' | 'line'>) => line?.price ?? shownPrice(row)

/** The price of the day that is looked at; undefined without one. */
export const previewOf = ({ row, previewDate }: Pick<ShopRowProps, 'row' | 'previewDate'>): PricePreview | undefined =>
  previewDate === null ? undefined : { date: previewDate, price: row.previewPrice }

/** ITEM-7: price and quantity of one unit; nothing where the item is not sold that way. */
export function UnitCell({ unit, ...props }: Omit<ShopRowProps, 'isEager'> & { unit: 'CS' | 'EA' }) {
  const { row, quantities, cartProblem } = props
  const price = priceInCart(props)
  if (!isSoldBy(unit, row, price)) return null
  return (
    <>
      <PriceCell price={price} unit={unit} preview={previewOf(props)} />
      {quantities && <QuantityCell row={row} unit={unit} quantities={quantities} cartProblem={cartProblem} />}
    </>
  )
}

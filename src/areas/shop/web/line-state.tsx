import { Undo2 } from 'lucide-react'
import { Button } from 'react-aria-components'
import { type CartQuantities, useLineQuantity } from '#areas/cart-entry/web/public.tsx'
import { LineTotal } from '#areas/carts/web/public.tsx'
import { undoLine, useBefore } from './last-typed.ts'
import { priceInCart, type ShopRowProps } from './unit-cell.tsx'

/**
 * What the line comes to in the cart, and the way back for the line typed last. Both fit the 44
 * pixels that the row keeps free for them, so that no row moves during typing; the button's touch
 * area is larger than its look.
 */
export function LineState({
  row,
  line,
  quantities,
  isInline = false,
}: Pick<ShopRowProps, 'row' | 'line'> & {
  quantities: CartQuantities
  /** In a line of text: a sign stands for the words. */
  isInline?: boolean
}) {
  const { cases, units } = useLineQuantity(quantities, row.itemNumber)
  const before = useBefore(quantities, row.itemNumber)
  const isChanged = before !== null && (before.cases !== cases || before.units !== units)
  return (
    <>
      {cases + units > 0 && (
        <span className="figures font-medium">
          {/* On a phone the total stands before the price and would pass for it. */}
          {isInline
            ? '= '
            : !isChanged && <span className="block text-12 font-normal text-muted md:hidden">Line total</span>}
          <LineTotal cases={cases} units={units} price={priceInCart({ row, line })} />
        </span>
      )}
      {isChanged && (
        <Button
          className="relative inline-flex h-6 items-center gap-1 rounded-control px-1 text-13 font-medium text-action after:absolute after:-inset-x-2 after:-inset-y-2.5 data-hovered:bg-action-soft"
          aria-label={`Undo the quantity of ${row.description}`}
          onPress={() => undoLine(quantities)}
        >
          <Undo2 size={15} aria-hidden="true" />
          Undo
        </Button>
      )}
    </>
  )
}

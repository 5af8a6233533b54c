import { Undo2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from 'react-aria-components'
import { type CartQuantities, TypedLineTotal, useLineQuantity } from '#areas/cart-entry/web/public.tsx'
import { undoLine, useBefore } from './last-typed.ts'
import { priceInCart, type ShopRowProps } from './unit-cell.tsx'

/**
 * What the line comes to in the cart, and the way back for the line typed last. Both fit the room
 * that the row keeps free for them, so that no row moves during typing; the button's touch area
 * is larger than its look.
 */
export function LineState({
  row,
  line,
  quantities,
  isInline = false,
  children = null,
}: Pick<ShopRowProps, 'row' | 'line'> & {
  quantities: CartQuantities
  /** In a line of text: a sign stands for the words. */
  isInline?: boolean
  /** What stands there while nothing is in the cart. */
  children?: ReactNode
}) {
  const { cases, units } = useLineQuantity(quantities, row.itemNumber)
  const before = useBefore(quantities, row.itemNumber)
  const isChanged = before !== null && (before.cases !== cases || before.units !== units)
  if (cases + units === 0 && !isChanged) return children
  return (
    <>
      {cases + units > 0 && (
        <span className="figures font-medium">
          {isInline && '= '}
          <TypedLineTotal itemNumber={row.itemNumber} price={priceInCart({ row, line })} quantities={quantities} />
        </span>
      )}
      {isChanged && (
        <Button
          className="relative inline-flex h-5 items-center gap-1 rounded-control px-1 text-13 font-medium text-action after:absolute after:-inset-x-2 after:-inset-y-2.5 data-hovered:bg-action-soft"
          aria-label={`Undo the quantity of ${row.description}`}
          onPress={() => undoLine(quantities, row.itemNumber)}
        >
          <Undo2 size={14} aria-hidden="true" />
          Undo
        </Button>
      )}
    </>
  )
}

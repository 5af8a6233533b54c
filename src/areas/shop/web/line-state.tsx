import { Undo2 } from 'lucide-react'
import { formatCents } from '#kit/money.ts'
import { type CartQuantities, useLineQuantity } from '#areas/carts/web/public.tsx'
import { Button } from '#ui/button.tsx'
import { undoLine, useBefore } from './last-typed.ts'
import { priceInCart, type ShopRowProps } from './unit-cell.tsx'

/** What the line comes to in the cart, and the way back for the line typed last. */
export function LineState({
  row,
  line,
  quantities,
}: Pick<ShopRowProps, 'row' | 'line'> & { quantities: CartQuantities }) {
  const { cases, units } = useLineQuantity(quantities, row.itemNumber)
  const before = useBefore(quantities, row.itemNumber)
  const price = priceInCart({ row, line })
  const cents = cases * (price?.casePrice ?? 0) + units * (price?.eachPrice ?? 0)
  const isChanged = before !== null && (before.cases !== cases || before.units !== units)
  return (
    <>
      {cents > 0 && <span className="figures font-medium">{formatCents(cents)}</span>}
      {isChanged && (
        <Button
          variant="quiet"
          size="small"
          aria-label={`Undo the quantity of ${row.description}`}
          onPress={() => undoLine(quantities)}
        >
          <Undo2 size={15} aria-hidden="true" className="max-md:hidden" />
          Undo
        </Button>
      )}
    </>
  )
}

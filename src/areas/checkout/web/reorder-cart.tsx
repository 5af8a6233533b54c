import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { poText } from '#areas/carts/rules/po-text.ts'
import { RadioGroup } from '#ui/radio-group.tsx'

/**
 * CHECK-5: the active cart or a new one, which is active from then on. An active cart that a
 * colleague has locked is no choice.
 */
export function ReorderCart({
  cart,
  isNew,
  isLocked,
  onChange,
}: {
  cart: Cart
  isNew: boolean
  isLocked: boolean
  onChange: (isNew: boolean) => void
}) {
  if (isLocked) return <p className="text-13 text-muted">Your active cart is locked by its owner.</p>
  const facts = [
    cart.po && poText(cart.po),
    cart.deliveryDate && formatDay(cart.deliveryDate),
    plural(cart.totals.lines, 'item'),
  ]
  return (
    <RadioGroup
      label="Add to"
      value={isNew ? 'new' : 'active'}
      onChange={(value) => onChange(value === 'new')}
      choices={[
        {
          value: 'active',
          label: (
            <span>
              Active cart <span className="text-13 text-muted">{facts.filter(Boolean).join(' · ')}</span>
            </span>
          ),
        },
        { value: 'new', label: 'A new cart' },
      ]}
    />
  )
}

import { formatDay } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import type { Cart } from '#areas/carts/cart.ts'
import { RadioGroup } from '#ui/radio-group.tsx'

/**
 * CHECK-5: the active cart or a new one, which is active from then on. An active cart that cannot
 * be changed is no choice; its reason is shown instead.
 */
export function ReorderCart({
  cart,
  isNew,
  whyNotActive,
  onChange,
}: {
  cart: Cart
  isNew: boolean
  whyNotActive: string | null
  onChange: (isNew: boolean) => void
}) {
  if (whyNotActive !== null) return <p className="text-13 text-muted">{whyNotActive}</p>
  const facts = [
    cart.po && `PO ${cart.po}`,
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

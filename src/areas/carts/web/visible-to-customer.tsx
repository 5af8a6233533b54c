import { Info } from 'lucide-react'
import { Checkbox } from '#ui/checkbox.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { cartRefusals } from '../cart.refusals.ts'

const consequence = cartRefusals.price_override_visible.message

/**
 * CART-3: staff decide whether the customer sees the cart; what that costs is in the tooltip, and
 * in words once chosen.
 */
export function VisibleToCustomer({
  isSelected,
  onChange,
}: {
  isSelected: boolean
  onChange: (isSelected: boolean) => void
}) {
  return (
    <div>
      <div className="flex items-center gap-1">
        <Checkbox isSelected={isSelected} onChange={onChange}>
          Visible to customer
        </Checkbox>
        <IconButton label={consequence}>
          <Info size={16} aria-hidden="true" />
        </IconButton>
      </div>
      {isSelected && <p className="text-12 text-muted">{consequence}</p>}
    </div>
  )
}

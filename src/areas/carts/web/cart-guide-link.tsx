import { Link } from '#browser/link.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { guideScreen } from '#areas/guides/guides.addresses.ts'
import type { Cart } from '../cart.ts'

/** CART-3: the guide a cart was opened from; a link where its ship-to is the selected one. */
export function CartGuideLink({
  cart: { division, shipTo, guideInfo },
  onPress,
}: {
  cart: Pick<Cart, 'division' | 'shipTo' | 'guideInfo'>
  onPress?: () => void
}) {
  const selected = useShipToParams()
  if (!guideInfo) return null
  const { id, type, name } = guideInfo
  if (selected?.division !== division || selected.shipTo !== shipTo) return name
  return (
    <Link
      href={guideScreen.at({ type, guideId: id })}
      className="font-medium text-action no-underline data-hovered:underline"
      {...(onPress && { onPress })}
    >
      {name}
    </Link>
  )
}

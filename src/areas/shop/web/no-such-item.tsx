import { Link } from '#browser/link.tsx'
import { buttonLook } from '#ui/button.tsx'
import { shopScreen } from '../shop.addresses.ts'

/** An item number that leads nowhere, and the way on. */
export const noSuchItem = {
  text: 'There is no such item for this ship-to.',
  action: (
    <Link href={shopScreen.at()} className={buttonLook('secondary')}>
      Go to the shop
    </Link>
  ),
}

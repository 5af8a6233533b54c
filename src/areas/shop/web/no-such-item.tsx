import { Link } from 'react-aria-components'
import { buttonLook } from '#ui/button.tsx'

/** An item number that leads nowhere, and the way on. */
export const noSuchItem = {
  text: 'There is no such item for this ship-to.',
  action: (
    <Link href="/shop" className={buttonLook('secondary')}>
      Go to the shop
    </Link>
  ),
}

import { buttonLook } from '#ui/button.tsx'
import { Link } from 'react-aria-components'
import { PlainPage } from '#ui/plain-page.tsx'

/** An address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <PlainPage title="There is no page at this address">
      <p className="text-muted">It may have moved, or the link was cut short.</p>
      <Link href="/" className={buttonLook('primary')}>
        Go to the start page
      </Link>
    </PlainPage>
  )
}

import { buttonLook } from '#ui/button.tsx'
import { Link } from 'react-aria-components'
import { Notice } from './notice.tsx'

/** An address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <main>
      <Notice title="There is no page at this address">
        <p>It may have moved, or the link was cut short.</p>
        <Link href="/" className={buttonLook('primary')}>
          Go to the start page
        </Link>
      </Notice>
    </main>
  )
}

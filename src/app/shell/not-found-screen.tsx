import { Link } from '#browser/link.tsx'
import { startScreen } from '#contract/address.ts'
import { buttonLook } from '#ui/button.tsx'
import { PlainPage } from '#ui/plain-page.tsx'

/** An address that leads nowhere. */
export function NotFoundScreen() {
  return (
    <PlainPage title="There is no page at this address">
      <p className="text-muted">It may have moved, or the link was cut short.</p>
      <Link href={startScreen.at()} className={buttonLook('primary')}>
        Go to the start page
      </Link>
    </PlainPage>
  )
}

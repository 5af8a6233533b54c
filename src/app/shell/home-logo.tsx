import { useMe } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { startScreen } from '#contract/address.ts'
import { Logo } from '#ui/logo.tsx'

/** SHELL-1: the logo, leading to the dashboard; in punchout mode it leads nowhere. */
export function HomeLogo({ look, withWord }: { look: string; withWord: boolean }) {
  const { punchoutSession } = useMe()
  if (punchoutSession) {
    return (
      <span className={look}>
        <Logo withWord={withWord} />
      </span>
    )
  }
  return (
    <Link href={startScreen.at()} aria-label="Larder, start page" className={look}>
      <Logo withWord={withWord} />
    </Link>
  )
}

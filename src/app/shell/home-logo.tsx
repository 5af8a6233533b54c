import { Link } from 'react-aria-components'
import { useMe } from '#browser/current-user.ts'
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
    <Link href="/" aria-label="Larder, start page" className={look}>
      <Logo withWord={withWord} />
    </Link>
  )
}

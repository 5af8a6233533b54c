import { Link } from 'react-aria-components'
import { usePathParams } from '#browser/navigation.ts'
import { buttonLook } from '#ui/button.tsx'

const texts: Record<string, { title: string; text: string }> = {
  'no-bill-tos': {
    title: 'There is no account to order for yet',
    text: 'Your sign-in works, but no bill-to with a ship-to that allows ordering belongs to it. Your sales rep can add one.',
  },
  'invalid-session': {
    title: 'Another user has signed in',
    text: 'This browser now belongs to a different sign-in than the page you had open. Nothing you entered there was sent.',
  },
  'site-under-maintenance': {
    title: 'We are working on the portal',
    text: 'Ordering will be back shortly. For anything urgent, please call your sales rep.',
  },
}
const general = {
  title: 'You do not have access to this page',
  text: 'Your sign-in does not include it. The person who manages users at your company, or your sales rep, can grant it.',
}

/** ACCESS-5: why somebody cannot go on, and who can help. */
export function ErrorsScreen() {
  const { reason = '' } = usePathParams()
  const { title, text } = texts[reason] ?? general
  return (
    <main className="mx-auto flex w-full max-w-120 flex-col items-start gap-4 px-4 py-16">
      <h1 className="text-20 font-semibold text-balance">{title}</h1>
      <p className="text-muted">{text}</p>
      <Link href="/" className={buttonLook('primary')}>
        Go to the start page
      </Link>
    </main>
  )
}

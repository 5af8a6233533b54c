import { Link } from '#browser/link.tsx'
import { readMarkup } from '../rules/read-markup.ts'

const look = 'font-medium text-ink underline underline-offset-2'

/**
 * The text of an announcement with its strong words and links; everything else is shown as it is
 * written.
 */
export function Markup({ text }: { text: string }) {
  return readMarkup(text).map(({ text: words, isStrong, to, href }, index) => {
    if (isStrong) return <strong key={index}>{words}</strong>
    if (to) {
      return (
        <Link key={index} href={to} className={look}>
          {words}
        </Link>
      )
    }
    if (!href) return words
    return (
      <a key={index} href={href} className={look} target="_blank" rel="noreferrer">
        {words}
      </a>
    )
  })
}

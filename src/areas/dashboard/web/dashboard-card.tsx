import { type ReactNode, useId } from 'react'
import { Link } from '#browser/link.tsx'
import type { Address } from '#contract/address.ts'

/** A card of the dashboard: a title, the link to the full list, and the content. */
export function DashboardCard({
  title,
  href,
  linkText,
  children,
}: {
  title: string
  href?: Address
  /** Of the link to everything, such as 'All orders'. */
  linkText?: string
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex flex-col rounded-dialog border border-line bg-raised">
      <header className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-2.5">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {href && linkText && (
          <Link href={href} className="text-13 text-action no-underline data-hovered:underline">
            {linkText}
          </Link>
        )}
      </header>
      <div className="flex-1">{children}</div>
    </section>
  )
}

/** What a card says when there is nothing to list. */
export const Nothing = ({ children }: { children: ReactNode }) => <p className="px-4 py-3 text-muted">{children}</p>

import type { ReactNode } from 'react'
import type { Address } from '#contract/address.ts'
import { Link } from './link.tsx'

/**
 * A list whose entries lead somewhere: what a table is on a phone. Its entries are
 * `<LinkListEntry>`s.
 */
export const LinkList = ({
  label,
  className = '',
  children,
}: {
  /** Read aloud. */
  label: string
  /** Tailwind classes, such as a largest width. */
  className?: string
  children: ReactNode
}) => (
  <ul aria-label={label} className={`overflow-hidden rounded-dialog border border-line bg-raised ${className}`}>
    {children}
  </ul>
)

/** One entry: all but what stands beside it is the link, so that a thumb finds it. */
export const LinkListEntry = ({
  href,
  className = '',
  before,
  beside,
  children,
}: {
  href: Address
  /** Tailwind classes of the link, such as columns where there is room. */
  className?: string
  /** A box that selects the entry, at a distance from its edge of its own. */
  before?: ReactNode
  /** What else can be done with the entry, such as a menu. */
  beside?: ReactNode
  children: ReactNode
}) => (
  <li className="flex items-center border-b border-line last:border-0">
    {before && <span className="-mr-3 grid min-h-11 w-11 shrink-0 place-items-center">{before}</span>}
    <Link
      href={href}
      className={`grid min-w-0 flex-1 gap-x-4 gap-y-0.5 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-hovered:bg-sunken data-pressed:bg-sunken ${className}`}
    >
      {children}
    </Link>
    {beside}
  </li>
)

import type { ReactNode } from 'react'
import { RowLink } from '#browser/row-link.tsx'
import type { Address } from '#contract/address.ts'

/** A link that opens the item panel over this screen, and the item's page in a new tab. */
export function ItemLink({ href, className, children }: { href: Address; className?: string; children: ReactNode }) {
  return (
    <RowLink href={href} className={`text-ink no-underline hover:underline ${className ?? ''}`}>
      {children}
    </RowLink>
  )
}

import type { ReactNode } from 'react'
import { useGo } from '#browser/navigation.ts'
import type { Address } from '#contract/address.ts'

/** A link that opens the item panel over this screen, and the item's page in a new tab. */
export function ItemLink({ href, className, children }: { href: Address; className?: string; children: ReactNode }) {
  const go = useGo()
  return (
    <a
      href={href}
      className={`text-ink no-underline hover:underline ${className ?? ''}`}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        go(href)
      }}
    >
      {children}
    </a>
  )
}

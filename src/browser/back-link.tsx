import { ChevronLeft } from 'lucide-react'
import type { Address } from '#contract/address.ts'
import { Link } from './link.tsx'

/** The way back from one thing to the list it belongs to, above its title. */
export const BackLink = ({ href, children }: { href: Address; children: string }) => (
  <Link
    href={href}
    className="flex min-h-6 w-fit items-center gap-1 text-13 text-action no-underline data-hovered:underline print:hidden"
  >
    <ChevronLeft size={15} aria-hidden="true" />
    {children}
  </Link>
)

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A collapsible section. */
export function Disclosure({
  title,
  children,
  isOpen = false,
}: {
  title: string
  children: ReactNode
  isOpen?: boolean
}) {
  return (
    <details open={isOpen} className="group border-t border-line py-1">
      <summary className="flex min-h-10 cursor-pointer list-none items-center justify-between rounded-control font-semibold pointer-coarse:min-h-11">
        {title}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="text-muted transition-transform group-not-open:-rotate-90"
        />
      </summary>
      <div className="pb-3">{children}</div>
    </details>
  )
}

import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

/** A section of the item page that folds; open at first. */
export function ItemSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details open className="group border-t border-line py-1">
      <summary className="flex min-h-10 cursor-pointer list-none items-center justify-between rounded-control font-semibold">
        <h3 className="text-14">{title}</h3>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="text-muted transition-transform group-not-open:-rotate-90"
        />
      </summary>
      <div className="pb-3 text-14">{children}</div>
    </details>
  )
}

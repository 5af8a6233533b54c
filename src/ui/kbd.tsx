import type { ReactNode } from 'react'

/** A key to press. */
export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-block min-w-5 rounded-[4px] border border-line-strong bg-raised px-1 text-center font-sans text-12 text-muted">
      {children}
    </kbd>
  )
}

import type { ReactNode } from 'react'

/** A label with what is known; '-' where nothing is. */
export function Fact({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 border-b border-line py-1.5 last:border-0">
      <dt className="shrink-0 text-muted">{label}</dt>
      <dd className="min-w-0 text-right break-words">{children || '-'}</dd>
    </div>
  )
}

import { LoaderCircle } from 'lucide-react'

/** Something is under way; `label` says what to those who cannot see it turn. */
export function Spinner({ label = 'Loading', size = 16 }: { label?: string; size?: number }) {
  return (
    <span role="status" className="inline-flex">
      <LoaderCircle size={size} className="animate-spin" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </span>
  )
}

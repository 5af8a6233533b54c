import { CloudAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/**
 * PLAT-15: something that what is shown depends on could not be loaded: what that means, and
 * Retry. What is missing altogether is an `ErrorState`.
 */
export function RetryNotice({
  id,
  onRetry,
  children,
}: {
  /** Of the sentence, for fields that are described by it. */
  id?: string
  onRetry: () => void
  children: ReactNode
}) {
  return (
    <div
      role="alert"
      className="mb-2 flex min-h-10 flex-wrap items-center gap-x-3 gap-y-1.5 rounded-control bg-warning-soft px-4 py-1.5 text-14 text-ink max-md:px-3 max-md:text-13"
    >
      <CloudAlert size={18} aria-hidden="true" className="shrink-0 text-warning max-md:hidden" />
      <p id={id} className="min-w-[min(13rem,100%)] flex-1">
        {children}
      </p>
      <Button size="small" onPress={onRetry}>
        Retry
      </Button>
    </div>
  )
}

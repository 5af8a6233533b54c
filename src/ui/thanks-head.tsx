import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

/** The head of a page that thanks for what was just done, and says what that was. */
export const ThanksHead = ({ children }: { children: ReactNode }) => (
  <header className="flex items-start gap-3">
    <CircleCheck size={36} aria-hidden="true" className="shrink-0 text-action" />
    <div className="min-w-0">
      <h1 className="text-28 leading-9 font-semibold">Thank you</h1>
      <p className="text-16 text-muted">{children}</p>
    </div>
  </header>
)

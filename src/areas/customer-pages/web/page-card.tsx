import { type ReactNode, useId } from 'react'

/** One part of a customer's page. */
export function PageCard({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-dialog border border-line bg-raised">
      <header className="flex min-h-11 items-center justify-between gap-3 border-b border-line px-4 py-1.5">
        <h2 id={id} className="font-semibold">
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}

/** What a card says when there is nothing to list. */
export const NothingHere = ({ children }: { children: ReactNode }) => <p className="px-4 py-3 text-muted">{children}</p>

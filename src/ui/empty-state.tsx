import type { ReactNode } from 'react'

/** Why there is nothing here, and what to do about it. */
export function EmptyState({
  title,
  children,
  picture,
  action,
}: {
  title: string
  children?: ReactNode
  picture?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="mx-auto flex max-w-96 flex-col items-center gap-2 px-4 py-12 text-center">
      {picture && <div className="mb-2 text-line-strong">{picture}</div>}
      <p className="text-16 font-semibold">{title}</p>
      {children && <div className="text-14 text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

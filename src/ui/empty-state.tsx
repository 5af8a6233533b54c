import type { ReactNode } from 'react'
import { useIsRefreshing } from './refreshing.tsx'
import { Skeleton } from './skeleton.tsx'

/**
 * Why there is nothing here, and what to do about it. Inside a list that is being read again it is
 * not shown: that nothing was found before says nothing about the new filters.
 */
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
  if (useIsRefreshing()) return <Skeleton className="h-48 w-full" />
  return (
    <div className="mx-auto flex max-w-96 flex-col items-center gap-2 px-4 py-12 text-center">
      {picture && <div className="mb-2 text-line-strong">{picture}</div>}
      <p className="text-16 font-semibold wrap-anywhere">{title}</p>
      {children && <div className="text-14 text-muted">{children}</div>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}

import type { ReactNode } from 'react'
import { uncapitalized } from '#kit/text.ts'
import { ErrorState, type Failure } from './error-state.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { Refreshing } from './refreshing.tsx'
import { SlowWords } from './slow-words.tsx'

/** A call as `useCall` returns it; with `keepPrevious` the rows stay while the next ones load. */
export interface ListCall<Data> {
  readonly data: Data | undefined
  readonly error: Failure | null
  readonly isPlaceholderData: boolean
  readonly refetch: () => unknown
}

/**
 * UI-6, UI-8: a list in each of its states: loading, failed with Retry, empty, and its rows, with a
 * bar along the head while the next response loads.
 */
export function CallList<Data>({
  call: { data, error, isPlaceholderData, refetch },
  what,
  isEmpty,
  empty,
  rows = 10,
  children,
}: {
  call: ListCall<Data>
  /** What could not be loaded, as the sentence begins: 'The invoices'. */
  what: string
  isEmpty: (data: Data) => boolean
  /** An `EmptyState`. */
  empty: ReactNode
  /** How many grey rows stand for the list while it loads. */
  rows?: number
  children: (data: Data) => ReactNode
}) {
  if (error && !data) return <ErrorState failure={error} what={what} onRetry={() => void refetch()} />
  if (!data)
    return (
      <>
        <output className="block">
          <SlowWords what={uncapitalized(what)} className="pb-2" />
        </output>
        <ListSkeleton rows={rows} />
      </>
    )
  return <Refreshing isRefreshing={isPlaceholderData}>{isEmpty(data) ? empty : children(data)}</Refreshing>
}

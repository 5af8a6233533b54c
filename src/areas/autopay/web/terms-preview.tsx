import { useDebounced, searchDebounceMs } from '#browser/use-debounced.ts'
import { useCall } from '#browser/query.ts'
import type { CallFailed } from '#browser/call-failed.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { previewAutopayChange, previewNewAutopay } from '../autopay-changes.endpoints.ts'
import type { AutopayPreview } from '../autopay.endpoints.ts'
import { RunRow } from './run-row.tsx'

/** Runs shown in a form; the schedule itself shows more. */
const runCount = 3

interface Terms {
  /** Of the bill-to. */
  readonly division: string
  /** Cents; null: no limit. */
  readonly limit: number | null
}

/** BILL-5: what a new schedule would pay, before it is set up; null: not all is filled in yet. */
export function NewTermsPreview({ input, ...terms }: Terms & { input: CallInput<typeof previewNewAutopay> | null }) {
  const rested = useDebounced(input, searchDebounceMs)
  const asked = useCall(previewNewAutopay, input && rested, { keepPrevious: true })
  return <Preview {...terms} {...asked} isAsked={input !== null} />
}

/** BILL-5: what a schedule would pay once its change is saved; null: not all is filled in. */
export function ChangedTermsPreview({
  input,
  ...terms
}: Terms & { input: CallInput<typeof previewAutopayChange> | null }) {
  const rested = useDebounced(input, searchDebounceMs)
  const asked = useCall(previewAutopayChange, input && rested, { keepPrevious: true })
  return <Preview {...terms} {...asked} isAsked={input !== null} />
}

function Preview({
  division,
  limit,
  isAsked,
  data,
  error,
  refetch,
}: Terms & {
  isAsked: boolean
  data: AutopayPreview | undefined
  error: CallFailed | null
  refetch: () => unknown
}) {
  return (
    <section className="grid gap-2" aria-labelledby="autopay-terms-preview">
      <div>
        <h3 id="autopay-terms-preview" className="font-semibold">
          Next runs
        </h3>
        <p className="text-13 text-muted">
          {isAsked ? 'As they would be with the invoices of today.' : 'Shown here once the fields above are filled in.'}
        </p>
      </div>
      {!isAsked ? null : error ? (
        <ErrorState isCompact failure={error} what="The next runs" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-32 w-full" />
      ) : data.runs.length === 0 ? (
        <p className="text-muted">Nothing is open that it would pay.</p>
      ) : (
        <ol className="overflow-hidden rounded-dialog border border-line bg-raised">
          {data.runs.slice(0, runCount).map((run) => (
            <RunRow key={run.period} run={run} today={data.today} division={division} limit={limit} hasLinks={false} />
          ))}
        </ol>
      )}
    </section>
  )
}

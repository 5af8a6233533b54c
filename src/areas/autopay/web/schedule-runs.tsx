import { useState } from 'react'
import { useCall } from '#browser/query.ts'
import { Banner } from '#ui/banner.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AutopaySchedule, PreviewedRun } from '../autopay.ts'
import { previewAutopay } from '../autopay.endpoints.ts'
import { RunRow } from './run-row.tsx'
import { SkipQuestion } from './skip-question.tsx'

/** BILL-5: the next runs with the invoices of today, each with the way to skip it. */
export function ScheduleRuns({ schedule }: { schedule: AutopaySchedule }) {
  const { data, error, refetch } = useCall(previewAutopay, { params: { scheduleId: schedule.id } })
  const [skipped, setSkipped] = useState<PreviewedRun>()
  return (
    <section className="grid gap-2">
      <div>
        <h3 className="font-semibold">Next runs</h3>
        <p className="text-13 text-muted">
          {schedule.isActive
            ? 'With the invoices of today. New ones are added as they come.'
            : 'As they would be if the schedule were active.'}
        </p>
      </div>
      {error && !data ? (
        <ErrorState isCompact failure={error} what="The next runs" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <>
          {data.problem && <Banner tone="warning">{data.problem}</Banner>}
          {data.runs.length === 0 ? (
            <p className="text-muted">Nothing is open that it would pay.</p>
          ) : (
            <ol className="overflow-hidden rounded-dialog border border-line bg-raised">
              {data.runs.map((run) => (
                <RunRow
                  key={run.period}
                  run={run}
                  today={data.today}
                  division={schedule.division}
                  limit={schedule.limit}
                  onSkip={schedule.isActive ? () => setSkipped(run) : undefined}
                />
              ))}
            </ol>
          )}
        </>
      )}
      {skipped && <SkipQuestion schedule={schedule} run={skipped} close={() => setSkipped(undefined)} />}
    </section>
  )
}

import { useActor } from '#browser/current-user.ts'
import { Link } from '#browser/link.tsx'
import { useCall } from '#browser/query.ts'
import { useRefetchEvery } from '#browser/use-refetch-every.ts'
import type { Address } from '#contract/address.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { importKindLabel } from '#contract/import-kind-names.ts'
import { ediScreen } from '#areas/edi/edi.addresses.ts'
import { deliveriesScreen } from '#areas/deliveries/deliveries.addresses.ts'
import { importRunDialog, importsScreen } from '#areas/imports/imports.addresses.ts'
import { Banner } from '#ui/banner.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { getOperations } from '../operations.endpoints.ts'
import type { OperationsJob, OperationsQueue, QueueName } from '../operations-state.ts'
import { describeAge } from '../rules/describe-age.ts'
import { troubleOfImport, troubleOfJob, troubleOfProcess, troubleOfQueue } from '../rules/trouble-of.ts'
import { figure, queueWords, taskName } from './operations-words.ts'
import { StateEntry, StateSection } from './state-entry.tsx'

/** Milliseconds between two looks. */
const lookMs = 10_000

const linkLook = 'text-action no-underline data-hovered:underline'
const grid = 'grid gap-2 sm:grid-cols-2 lg:grid-cols-3'

/** PLAT-13: /operations. */
export function OperationsScreen() {
  const { data, error, refetch } = useCall(getOperations, {})
  useRefetchEvery(lookMs, refetch)
  return (
    <div className="page">
      <h1 className="pb-1 text-20 font-semibold">Operations</h1>
      <p className="pb-3 text-muted">What waits, what failed and how old it is.</p>
      {error && !data ? (
        <ErrorState failure={error} what="The state of operations" onRetry={() => void refetch()} />
      ) : !data ? (
        <div className="grid gap-2" aria-busy="true" aria-label="Loading">
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      ) : (
        <div className="grid gap-5">
          {error && <Banner tone="warning">{error.message} What is shown may be old.</Banner>}
          <States state={data} />
        </div>
      )}
    </div>
  )
}

function States({
  state: { checkedAt, queues, jobs, imports, processes },
}: {
  state: CallAnswer<typeof getOperations>
}) {
  const now = new Date(checkedAt)
  const troubles = [
    ...queues.map((queue) => troubleOfQueue(queue, now)),
    ...jobs.map((job) => troubleOfJob(job, now)),
    ...imports.map(troubleOfImport),
    ...processes.map((process) => troubleOfProcess(process, now)),
  ].filter((trouble) => trouble !== null).length
  return (
    <>
      {troubles > 0 ? (
        <Banner tone="warning">
          {troubles === 1 ? '1 entry needs attention.' : `${troubles} entries need attention.`}
        </Banner>
      ) : (
        <Banner tone="info">Nothing needs attention.</Banner>
      )}
      <StateSection title="Queues">
        <ul className={grid}>
          {queues.map((queue) => (
            <QueueEntry key={queue.queue} queue={queue} checkedAt={checkedAt} />
          ))}
        </ul>
      </StateSection>
      <StateSection title="Jobs">
        {jobs.length === 0 ? (
          <p className="text-muted">No job is queued.</p>
        ) : (
          <ul className={grid}>
            {jobs.map((job) => (
              <JobEntry key={job.task} job={job} checkedAt={checkedAt} />
            ))}
          </ul>
        )}
      </StateSection>
      <StateSection title="Imports with trouble">
        {imports.length === 0 ? (
          <p className="text-muted">No import was refused or failed.</p>
        ) : (
          <ul className={grid}>
            {imports.map((run) => (
              <StateEntry
                key={run.runId}
                name={
                  <Link href={importsScreen.at({}, importRunDialog.open(run.runId))} className={linkLook}>
                    {importKindLabel(run.kind)}
                  </Link>
                }
                trouble={troubleOfImport(run)}
                figures={[figure(run.refused, 'refused'), `${describeAge(run.startedAt, checkedAt)} ago`]}
              />
            ))}
          </ul>
        )}
      </StateSection>
      <StateSection title="Processes with background work">
        {processes.length === 0 ? (
          <p className="text-muted">No process does background work.</p>
        ) : (
          <ul className={grid}>
            {processes.map((process, index) => (
              <StateEntry
                key={process.id}
                name={`Process ${index + 1}`}
                trouble={troubleOfProcess(process, now)}
                figures={[`Last sign of life ${describeAge(process.seenAt, checkedAt)} ago`]}
              />
            ))}
          </ul>
        )}
      </StateSection>
    </>
  )
}

/** Where a queue is looked after; undefined where each customer does that, or without the right. */
function useQueueHref(name: QueueName): Address | undefined {
  const mayConnect = useActor().can('connectPrograms')
  if (name === 'webhooks' || name === 'documents') return undefined
  if (name === 'edi') return mayConnect ? ediScreen.at() : undefined
  return deliveriesScreen.at({ channel: name })
}

function QueueEntry({ queue, checkedAt }: { queue: OperationsQueue; checkedAt: string }) {
  const { queue: name, waiting, failed, oldestWaitingAt } = queue
  const label = queueWords[name]
  const href = useQueueHref(name)
  return (
    <StateEntry
      name={
        href === undefined ? (
          label
        ) : (
          <Link href={href} className={linkLook}>
            {label}
          </Link>
        )
      }
      trouble={troubleOfQueue(queue, new Date(checkedAt))}
      figures={[
        figure(failed, 'failed'),
        figure(waiting, 'waiting'),
        ...(oldestWaitingAt === null ? [] : [`oldest ${describeAge(oldestWaitingAt, checkedAt)}`]),
      ]}
    />
  )
}

function JobEntry({ job, checkedAt }: { job: OperationsJob; checkedAt: string }) {
  const figures = [
    ...(job.failed > 0 ? [figure(job.failed, 'failed')] : []),
    ...(job.retrying > 0 ? [figure(job.retrying, 'tried again')] : []),
    ...(job.running > 0 ? [figure(job.running, 'running')] : []),
    ...(job.waiting > 0 ? [figure(job.waiting, 'waiting')] : []),
    ...(job.scheduled > 0 ? [figure(job.scheduled, 'scheduled')] : []),
    ...(job.oldestDueAt === null ? [] : [`due for ${describeAge(job.oldestDueAt, checkedAt)}`]),
  ]
  return (
    <StateEntry name={taskName(job.task)} trouble={troubleOfJob(job, new Date(checkedAt))} figures={figures}>
      {job.lastError !== null && <span className="text-13 text-danger [overflow-wrap:anywhere]">{job.lastError}</span>}
    </StateEntry>
  )
}

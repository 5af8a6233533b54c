import { Pencil, Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { BackLink } from '#browser/back-link.tsx'
import { useGo, usePageTitle, usePathParams, useSearchState } from '#browser/navigation.ts'
import { refreshCalls, useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { formatDayWithYear } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { Select } from '#ui/select.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { distributionScreen, distributionsScreen, editDistributionScreen } from '../auto-distribution.addresses.ts'
import { deleteDistribution, getDistribution } from '../auto-distribution.endpoints.ts'
import { resultStates } from '../auto-distribution.ts'
import { describeSchedule } from '../rules/describe-schedule.ts'
import { describeQuantity, describeRun } from './describe-distribution.ts'
import { readPage } from './distributions-search.ts'
import { RunResults } from './run-results.tsx'

/** Milliseconds between two looks at a run that goes on. */
const lookMs = 1000

/** STAFF-5: /auto-distribution/ID: what goes where, when, and what each run did. */
export function DistributionScreen() {
  const { distributionId = '' } = usePathParams(distributionScreen)
  const call = useCall(getDistribution, { params: { distributionId } })
  const { data, error, refetch } = call
  usePageTitle(data?.name)
  const isRunning = data?.runs.some(({ waiting }) => waiting > 0) ?? false
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => void refreshCalls(['getDistribution', 'listRunResults']), lookMs)
    return () => clearInterval(timer)
  }, [isRunning])
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <BackLink href={distributionsScreen.at()}>Auto-distribution</BackLink>
      {data ? (
        <Shown distribution={data} />
      ) : error ? (
        <ErrorState failure={error} what="The distribution" onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-64 w-full" what="the distribution" />
      )}
    </div>
  )
}

type Distribution = CallAnswer<typeof getDistribution>

function Shown({ distribution }: { distribution: Distribution }) {
  const go = useGo()
  const [asks, setAsks] = useState(false)
  const { id, name, division, itemNumber, description, createdByName, nextOn, runs } = distribution
  const [search, change] = useSearchState((texts) => ({
    run: runs.find((run) => run.id === texts['run'])?.id ?? runs[0]?.id ?? '',
    state: resultStates.find((state) => state === texts['state']),
    page: readPage(texts['page']),
  }))
  const remove = useAct(deleteDistribution, {
    refresh: ['listDistributions'],
    failed: () => true,
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      go(distributionsScreen.at(), { replace: true })
    },
  })
  return (
    <>
      <header className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold wrap-anywhere">{name}</h1>
          <p className="wrap-anywhere">
            {describeQuantity(distribution)} of {description}{' '}
            <span className="text-13 text-muted">
              {itemNumber} · {division}
            </span>
          </p>
          <p className="text-13 text-muted">
            {describeSchedule(distribution, formatDayWithYear)} · {plural(distribution.shipTos, 'ship-to')} · by{' '}
            {createdByName}
          </p>
          <p className="text-13 text-muted">
            {nextOn === null ? 'No further run' : `Next run ${formatDayWithYear(nextOn)}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Button onPress={() => go(editDistributionScreen.at({ distributionId: id }))}>
            <Pencil size={16} aria-hidden="true" />
            Change
          </Button>
          <Button onPress={() => setAsks(true)}>
            <Trash2 size={16} aria-hidden="true" />
            Delete
          </Button>
        </div>
      </header>
      {runs.length === 0 ? (
        <p className="text-muted">It has not run yet.</p>
      ) : (
        <section aria-labelledby="runs" className="grid grid-cols-[minmax(0,1fr)] gap-3">
          <div className="flex flex-wrap items-end justify-between gap-3">
            <h2 id="runs" className="text-16 font-semibold">
              Runs
            </h2>
            <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
              <Select
                label="Run"
                value={search.run}
                options={runs.map((run) => ({ value: run.id, label: describeRun(run) }))}
                onChange={(run) => change({ run, page: undefined })}
              />
              <FilterSelect
                label="Result"
                value={search.state}
                options={[
                  ['added', 'Added'],
                  ['skipped', 'Skipped'],
                  ['waiting', 'Waiting'],
                ]}
                onChange={(state) => change({ state, page: undefined })}
              />
            </div>
          </div>
          <RunResults
            params={{ distributionId: id, distributionRunId: search.run }}
            state={search.state}
            page={search.page}
            onPage={(page) => change({ page })}
          />
        </section>
      )}
      <ConfirmDialog
        title="Delete distribution"
        confirmLabel="Delete"
        isDangerous
        isOpen={asks}
        isPending={remove.isRunning}
        failure={remove.failure}
        onConfirm={() => remove.run({ params: { distributionId: id } })}
        onClose={() => setAsks(false)}
      >
        “{name}” runs no more. Carts keep what was put into them.
      </ConfirmDialog>
    </>
  )
}

import { CircleCheck } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { BackLink } from '#browser/back-link.tsx'
import { useGo, usePageTitle, usePathParams, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { guideScreen } from '#areas/guides/guides.addresses.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { linesShown, type LinesShown, linesToShow } from '../rules/lines-to-show.ts'
import type { StagingGuide } from '../staging-guide.ts'
import { makeGuidesDialog, stagingGuideScreen, stagingGuidesScreen } from '../staging-guides.addresses.ts'
import { getStagingGuide } from '../staging-guides.endpoints.ts'
import { stagingRefusals } from '../staging-guides.refusals.ts'
import { readLineSearch } from './line-search.ts'
import { ListProgress } from './list-progress.tsx'
import { StagingLines } from './staging-lines.tsx'

const partNames: Readonly<Record<LinesShown, string>> = {
  open: 'Need a decision',
  matched: 'Matched',
  decided: 'Decided',
  all: 'All',
}

/** GUIDE-3: /staging-guides/$id: a list, line by line. */
export function StagingGuideScreen() {
  const go = useGo()
  const params = useShipToParams()
  const { id } = usePathParams(stagingGuideScreen)
  const [{ show, page }, setSearch] = useSearchState(readLineSearch)
  const { data, error, refetch, isPlaceholderData } = useCall(
    getStagingGuide,
    params && id ? { params: { ...params, id }, query: { show, pageNo: page } } : null,
    { keepPrevious: true },
  )
  usePageTitle(data?.stagingGuide.name)
  if (!data || !params)
    return (
      <div className="page">
        <h1 className="sr-only">Staging guide</h1>
        {error ? (
          <ErrorState
            failure={error}
            what="The list"
            onRetry={() => void refetch()}
            missing={{
              text: stagingRefusals.staging_guide_not_found.message,
              action: <Button onPress={() => go(stagingGuidesScreen.at())}>All lists</Button>,
            }}
          />
        ) : (
          <Skeleton className="h-96 w-full" />
        )}
      </div>
    )
  const { stagingGuide: list, lines, items } = data
  return (
    <div className="page">
      <Head list={list} />
      <div role="group" aria-label="Lines shown" className="flex flex-wrap gap-2 pb-3">
        {linesShown.map((each) => (
          <Button
            key={each}
            size="small"
            variant={show === each ? 'primary' : 'secondary'}
            aria-pressed={show === each}
            onPress={() => setSearch({ show: each === 'open' ? undefined : each, page: undefined })}
          >
            {partNames[each]} <span className="figures">{linesToShow(each, list.lines).total}</span>
          </Button>
        ))}
      </div>
      <Refreshing isRefreshing={isPlaceholderData}>
        {lines.length > 0 ? (
          <StagingLines list={list} lines={lines} items={items} params={params} />
        ) : (
          <EmptyState title="No lines here" picture={<CircleCheck size={40} aria-hidden="true" />}>
            {show === 'open' && list.lines.waiting === 0
              ? 'Every line has a decision.'
              : 'Choose another part of the list.'}
          </EmptyState>
        )}
      </Refreshing>
      {data.totalRecords > data.pageSize && (
        <div className="pt-4">
          <Pagination
            pageNo={data.pageNo}
            pageSize={data.pageSize}
            total={data.totalRecords}
            onPage={(next) => setSearch({ page: next === 1 ? undefined : next })}
          />
        </div>
      )}
    </div>
  )
}

/** Name and progress of a list, and what makes it a guide. */
function Head({ list }: { list: StagingGuide }) {
  const go = useGo()
  const { guide, migratedAt, lines } = list
  return (
    <>
      <BackLink href={stagingGuidesScreen.at()}>Staging guides</BackLink>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold break-words">{list.name}</h1>
          <div className="figures text-13" role="status">
            <ListProgress list={list} />
          </div>
        </div>
        {guide ? (
          <Button variant="primary" onPress={() => go(guideScreen.at({ type: guide.type, guideId: guide.id }))}>
            Open guide
          </Button>
        ) : (
          migratedAt === null && (
            <Button
              variant="primary"
              disabledReason={lines.waiting > 0 ? 'The lines are still being matched' : undefined}
              onPress={() => go(makeGuidesDialog.open(list.id))}
            >
              Make guide
            </Button>
          )
        )}
      </div>
    </>
  )
}

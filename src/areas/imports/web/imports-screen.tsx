import { FileInput } from 'lucide-react'
import { useHref, useSearchState } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { useRefetchEvery } from '#browser/use-refetch-every.ts'
import { Banner } from '#ui/banner.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { NewestOlder } from '#ui/newest-older.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { importKindLabel, importKindNames } from '#contract/import-kind-names.ts'
import { importsScreen } from '../imports.addresses.ts'
import { listImportRuns } from '../imports.endpoints.ts'
import { readImportSearch } from './import-search.ts'
import { RunCards, RunTable } from './run-list.tsx'

/** Milliseconds between two looks: a running import moves. */
const lookMs = 5000

/** PLAT-13: /imports. */
export function ImportsScreen() {
  const isPhone = useMedia('phone')
  const hrefTo = useHref()
  const { list: pageSize } = usePageSizes()
  const [{ kind, trouble, cursor }, setSearch] = useSearchState(readImportSearch)
  const { data, error, refetch, isPlaceholderData } = useCall(
    listImportRuns,
    { query: { kind, onlyTrouble: trouble ? 'true' : 'false', cursor, pageSize } },
    { keepPrevious: true },
  )
  useRefetchEvery(lookMs, refetch)
  return (
    <div className="page">
      <h1 className="pb-1 text-20 font-semibold">Imports</h1>
      <p className="pb-3 text-muted">Files that came in, by the API and the command line, and what was refused.</p>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-2 pb-4">
        <FilterSelect
          label="What"
          className="min-w-40"
          value={kind}
          options={importKindNames.map((name) => [name, importKindLabel(name)])}
          onChange={(chosen) => setSearch({ kind: chosen, cursor: undefined })}
        />
        <Checkbox
          isSelected={trouble}
          onChange={(isOn) => setSearch({ trouble: isOn ? 'true' : undefined, cursor: undefined })}
        >
          Only with refusals or failures
        </Checkbox>
      </div>
      {error && !data ? (
        <ErrorState failure={error} what="The runs" onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-96 w-full" />
      ) : (
        <div className="grid gap-4">
          {error && <Banner tone="warning">{error.message} What is shown may be old.</Banner>}
          <Refreshing isRefreshing={isPlaceholderData}>
            {data.runs.length === 0 ? (
              <EmptyState title="No imports found" picture={<FileInput size={40} aria-hidden="true" />}>
                {kind !== undefined || trouble ? 'Take a filter off.' : 'What is imported appears here by itself.'}
              </EmptyState>
            ) : isPhone ? (
              <RunCards runs={data.runs} />
            ) : (
              <RunTable runs={data.runs} />
            )}
          </Refreshing>
          <NewestOlder
            newest={cursor ? hrefTo(importsScreen.search({ cursor: undefined })) : null}
            older={data.nextCursor && hrefTo(importsScreen.search({ cursor: data.nextCursor }))}
          />
        </div>
      )}
    </div>
  )
}

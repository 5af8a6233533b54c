import { Download, Undo2 } from 'lucide-react'
import { Suspense } from 'react'
import { useActor } from '#browser/current-user.ts'
import { useSearchTexts } from '#browser/navigation.ts'
import { queryText } from '#browser/query-text.ts'
import { useMedia } from '#browser/use-media.ts'
import { callPath } from '#contract/endpoint.ts'
import { DivisionsFailed } from '#areas/customers/web/public.tsx'
import { buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { creditRequestDialog } from '#areas/credit-requests/credit-requests.addresses.ts'
import { downloadCreditRequests } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { useDocked } from '../use-docked.ts'
import { BulkBar } from './bulk-bar.tsx'
import { CreditCards } from './credit-cards.tsx'
import { CreditFilters } from './credit-filters.tsx'
import { CreditTable } from './credit-table.tsx'
import { creditOrderOf } from './credit-search.ts'
import { filtersInUse } from './filters-in-use.ts'
import { QuickFilters } from './quick-filters.tsx'
import { useChosenRequests } from './use-chosen-requests.ts'
import { useCreditList } from './use-credit-list.ts'
import { RowQuestion } from './row-question.tsx'
import { useRowKeys } from './use-row-keys.ts'

const CreditPane = loadOnDemand(() => import('../detail/credit-pane.tsx').then((module) => module.CreditPane), 'screen')

/**
 * CREDIT-2: /credit-requests, updating live; where it is wide, an open request stands beside it.
 */
export function CreditScreen() {
  const opened = useSearchTexts()[creditRequestDialog.parameter]
  const docked = useDocked() ? opened : undefined
  return (
    <div className="page flex items-start gap-4">
      <div className={`min-w-0 flex-1 ${docked ? 'print:hidden' : ''}`}>
        <Queue docked={docked} />
      </div>
      {docked && (
        <div className="sticky top-[72px] w-[min(42rem,45%)] shrink-0 print:static print:w-full">
          <Suspense fallback={<PaneSkeleton />}>
            <CreditPane id={docked} />
          </Suspense>
        </div>
      )}
    </div>
  )
}

const PaneSkeleton = () => <Skeleton className="h-[calc(100dvh-88px)] w-full" />

function Queue({ docked }: { docked: string | undefined }) {
  const isPhone = useMedia('phone')
  const { can, kind } = useActor()
  const isForStaff = kind === 'internal'
  const { search, change, pageSize, list } = useCreditList()
  const chosen = useChosenRequests()
  const mayAct = isForStaff && can('actOnCreditRequests')
  const { asked, close } = useRowKeys(mayAct)
  // Those who assign, as the server knows them: nobody ticks rows for nothing.
  const choosing = list.data?.mayAssign ? chosen : undefined
  return (
    <div className="@container">
      <header className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h1 className="text-20 font-semibold">Credit requests</h1>
        <a
          href={callPath(downloadCreditRequests) + queryText(creditOrderOf(search))}
          download
          className={buttonLook('secondary')}
        >
          <Download size={16} aria-hidden="true" />
          Download CSV
        </a>
      </header>
      {list.data && <PrintFacts facts={filtersInUse(search).map(({ label }) => label)} />}
      <QuickFilters search={search} change={change} isForStaff={isForStaff} />
      <CreditFilters search={search} change={change} />
      <DivisionsFailed />
      <CallList
        call={list}
        what="The credit requests"
        isEmpty={({ requests }) => requests.length === 0}
        empty={
          <EmptyState title="No credit requests" picture={<Undo2 size={40} aria-hidden="true" />}>
            {isForStaff
              ? 'Nothing waits here. Take a filter off, or choose another of the quick filters.'
              : 'Open an invoice and choose Ask for credit when something was short, damaged or wrong.'}
          </EmptyState>
        }
      >
        {({ requests, serverTime, pageNo, totalRecords }) => (
          <>
            {choosing && <BulkBar requests={requests} chosen={choosing} />}
            {isPhone ? (
              <CreditCards requests={requests} now={serverTime} chosen={choosing} />
            ) : (
              <CreditTable
                requests={requests}
                now={serverTime}
                chosen={choosing}
                docked={docked}
                search={search}
                change={change}
              />
            )}
            <ListPages
              pageNo={pageNo}
              pageSize={pageSize}
              total={totalRecords ?? requests.length}
              onPage={(page) => change({ page })}
            />
          </>
        )}
      </CallList>
      {asked && <RowQuestion key={`${asked.id} ${asked.question}`} {...asked} onClose={close} />}
    </div>
  )
}

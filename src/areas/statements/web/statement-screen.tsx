import { Download, FileText } from 'lucide-react'
import { useActor } from '#browser/current-user.ts'
import { BackLink } from '#browser/back-link.tsx'
import { Link } from '#browser/link.tsx'
import { useHref, usePageTitle, usePathParams, useListSearch } from '#browser/navigation.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { useCall } from '#browser/query.ts'
import { queryText } from '#browser/query-text.ts'
import { proposePlanDialog } from '#areas/payment-plans/payment-plans.addresses.ts'
import { customerScreen } from '#areas/customer-pages/customer-pages.addresses.ts'
import { callPath } from '#contract/endpoint.ts'
import { toInputDate } from '#kit/dates.ts'
import { buttonLook } from '#ui/button.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { PrintFacts } from '#ui/print-facts.tsx'
import { Refreshing } from '#ui/refreshing.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { Statement } from '../statement.ts'
import { kindWords } from '../statement-words.ts'
import { statementScreen, statementsScreen } from '../statements.addresses.ts'
import { downloadStatement, getStatement, printStatement } from '../statements.endpoints.ts'
import { AgeColumns } from './age-columns.tsx'
import { StatementControls } from './statement-controls.tsx'
import { StatementLines } from './statement-lines.tsx'
import { readStatementSearch, statementQuery } from './statement-search.ts'

/** BILL-2: /statements/$division/$billTo. */
export function StatementScreen() {
  const { division = '', billTo = '' } = usePathParams(statementScreen)
  const params = { division, billTo }
  const { list: pageSize } = usePageSizes()
  const [search, change] = useListSearch(readStatementSearch)
  const question = statementQuery(search)
  const { data, error, refetch, isPlaceholderData } = useCall(
    getStatement,
    { params, query: { ...question, pageNo: search.page, pageSize } },
    { keepPrevious: true },
  )
  usePageTitle(data && `Statement ${data.billTo.name}`)
  const file = queryText(question)
  return (
    <div className="page grid grid-cols-[minmax(0,1fr)] gap-4">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <BackLink href={statementsScreen.at()}>Statements</BackLink>
          <h1 className="text-20 font-semibold break-words">{data?.billTo.name ?? 'Statement'}</h1>
          <p className="figures text-muted">
            <Link href={customerScreen.at(params)}>{`Bill-to ${billTo}`}</Link>
            {` · ${data?.divisionName ?? division}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <ProposePlan division={division} billTo={billTo} pastDue={data ? pastDueOf(data) : 0} />
          <a className={buttonLook('secondary')} href={callPath(downloadStatement, params) + file}>
            <Download size={16} aria-hidden="true" />
            CSV
          </a>
          <a
            className={buttonLook('secondary')}
            href={callPath(printStatement, params) + file}
            target="_blank"
            rel="noreferrer"
          >
            <FileText size={16} aria-hidden="true" />
            PDF
          </a>
        </div>
      </header>
      <StatementControls search={search} change={change} statement={data} error={error} />
      {error && !data ? (
        <ErrorState
          failure={error}
          what="The statement"
          missing={{
            text: error.message,
            action: (
              <Link href={statementsScreen.at()} className={buttonLook('secondary')}>
                All statements
              </Link>
            ),
          }}
          onRetry={() => void refetch()}
        />
      ) : data ? (
        <Refreshing isRefreshing={isPlaceholderData}>
          <Shown statement={data} page={search.page} pageSize={pageSize} onPage={(page) => change({ page })} />
        </Refreshing>
      ) : (
        <div className="grid gap-3">
          <Skeleton className="h-28 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </div>
  )
}

const pastDueOf = ({ aged: { to30, to60, to90, over90 } }: Statement): number => to30 + to60 + to90 + over90

/** NEXT-13: from an overdue account to a plan, for staff who propose them. */
function ProposePlan({ division, billTo, pastDue }: { division: string; billTo: string; pastDue: number }) {
  const hrefTo = useHref()
  const { can, kind } = useActor()
  if (pastDue <= 0 || kind !== 'internal' || !can('proposePaymentPlans')) return null
  return (
    <Link href={hrefTo(proposePlanDialog.open(`${division}-${billTo}`))} className={buttonLook('secondary')}>
      Propose payment plan
    </Link>
  )
}

function Shown({
  statement,
  page,
  pageSize,
  onPage,
}: {
  statement: Statement
  page: number
  pageSize: number
  onPage: (page: number) => void
}) {
  const { kind, asOf, shipTo, isWhole, aged, totalLines } = statement
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <PrintFacts facts={[kindWords[kind], `As of ${toInputDate(asOf)}`, shipTo && `Ship-to ${shipTo}`]} />
      {!isWhole && !shipTo && <p className="text-muted">Only the ship-tos you may see are counted.</p>}
      <AgeColumns aged={aged} />
      <StatementLines statement={statement} />
      {totalLines > pageSize && <Pagination pageNo={page} pageSize={pageSize} total={totalLines} onPage={onPage} />}
    </div>
  )
}

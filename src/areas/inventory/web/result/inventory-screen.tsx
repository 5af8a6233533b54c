import { Download, FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#browser/link.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { usePageTitle, usePathParams } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { callPath } from '#contract/endpoint.ts'
import { formatDay } from '#kit/dates.ts'
import { buttonLook } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { countScreen, inventoryScreen } from '#areas/inventory/inventory.addresses.ts'
import { inventoryRefusals } from '#areas/inventory/inventory.refusals.ts'
import { valuations } from '#areas/inventory/inventory.ts'
import {
  downloadCustomerInventory,
  getCustomerInventory,
  printCustomerInventory,
} from '#areas/inventory/inventory.endpoints.ts'
import { AbsentCount, BackToCounts } from '../absent-count.tsx'
import type { Sheet } from '../use-count.ts'
import { IntoCartNote } from './into-cart-note.tsx'
import { ResultLines } from './result-lines.tsx'
import { ValueParts } from './value-parts.tsx'
import { VarianceTable } from './variance-table.tsx'

/** INV-1: /inventory/$id, what a closed count came to. */
export function InventoryScreen() {
  const { id = '' } = usePathParams(inventoryScreen)
  const shipTo = useShipToParams()
  const params = shipTo && { ...shipTo, inventoryId: id }
  const { data, error, refetch } = useCall(getCustomerInventory, params && { params })
  return (
    <div className="page">
      {data && params ? (
        data.inventory.status === 'open' ? (
          <EmptyState
            title="This count is still open"
            action={
              <Link href={countScreen.at({ id })} className={buttonLook('primary')}>
                Go on counting
              </Link>
            }
          >
            Its value and what was used are here once it is closed.
          </EmptyState>
        ) : (
          <ClosedCount sheet={data} params={params} />
        )
      ) : error?.status === 404 ? (
        <AbsentCount id={id} to={inventoryScreen.at({ id })} />
      ) : error ? (
        <ErrorState
          failure={error}
          what="The count"
          missing={{ text: inventoryRefusals.inventory_not_found.message, action: <BackToCounts /> }}
          onRetry={() => void refetch()}
        />
      ) : (
        <div className="grid gap-3">
          <Skeleton className="h-20 w-full" />
          <Skeleton className="h-96 w-full" />
        </div>
      )}
    </div>
  )
}

function ClosedCount({
  sheet,
  params,
}: {
  sheet: Sheet
  params: { division: string; shipTo: string; inventoryId: string }
}) {
  const { inventory, lines, results = [], locations } = sheet
  usePageTitle(inventory.name)
  const unpriced = results.filter(({ counted, valueCents }) => counted && valueCents === null).length
  return (
    <div className="grid gap-5">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <h1 className="text-20 font-semibold break-words">{inventory.name}</h1>
          <p className="text-muted">
            {`${inventory.guideName} · closed ${inventory.closedOn ? formatDay(inventory.closedOn) : ''} by ${inventory.closedByName ?? ''}`}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 print:hidden">
          <a className={buttonLook('secondary')} href={callPath(downloadCustomerInventory, params)}>
            <Download size={16} aria-hidden="true" />
            CSV
          </a>
          <a
            className={buttonLook('secondary')}
            href={callPath(printCustomerInventory, params)}
            target="_blank"
            rel="noreferrer"
          >
            <FileText size={16} aria-hidden="true" />
            PDF
          </a>
        </div>
      </header>
      <dl className="flex flex-wrap gap-x-10 gap-y-3 rounded-dialog border border-line bg-raised p-4">
        <Fact label="Value">
          <span className="text-28 font-semibold">
            <MoneyText cents={inventory.valueCents ?? 0} />
          </span>
        </Fact>
        <Fact label="Valued at">{valuations[inventory.valuation]}</Fact>
        <Fact label="Counted">{`${inventory.countedLines} of ${inventory.lines}`}</Fact>
        {unpriced > 0 && <Fact label="Without a price">{unpriced}</Fact>}
      </dl>
      {inventory.intoCart && <IntoCartNote intoCart={inventory.intoCart} />}
      <ValueParts lines={lines} results={results} locations={locations} />
      <VarianceTable lines={lines} results={results} />
      <ResultLines lines={lines} results={results} />
    </div>
  )
}

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt className="text-12 text-muted">{label}</dt>
    <dd className="figures text-16">{children}</dd>
  </div>
)

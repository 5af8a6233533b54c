import { ClipboardCheck, Plus } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { useHref, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useMedia } from '#browser/use-media.ts'
import { usePageSizes } from '#browser/page-sizes.ts'
import { buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ListPages } from '#ui/list-pages.tsx'
import { startCountDialog } from '../inventory.addresses.ts'
import { listCustomerInventories } from '../inventory.endpoints.ts'
import { InventoryCards } from './inventory-cards.tsx'
import { InventoryTable } from './inventory-table.tsx'
import { ValueChart } from './value-chart.tsx'

/** INV-1: /inventory, the counts of a ship-to and what they were worth. */
export function InventoriesScreen() {
  const params = useShipToParams()
  const isPhone = useMedia('phone')
  const { list: pageSize } = usePageSizes()
  const [{ page }, change] = useSearchState((texts) => ({ page: Math.max(1, Number(texts['page']) || 1) }))
  const query = { pageNo: page, pageSize, includeTotal: 'true' as const }
  const counts = useCall(listCustomerInventories, params && { params, query }, {
    keepPrevious: true,
  })
  const start = useHref()(startCountDialog.open('guide'))
  return (
    <div className="page">
      <header className="flex flex-wrap items-center justify-between gap-3 pb-3">
        <h1 className="text-20 font-semibold">Inventory</h1>
        <Link href={start} className={buttonLook('primary')}>
          <Plus size={16} aria-hidden="true" />
          Start a count
        </Link>
      </header>
      <CallList
        call={counts}
        what="Your counts"
        isEmpty={({ inventories }) => inventories.length === 0}
        empty={
          <EmptyState
            title="Nothing was counted yet"
            picture={<ClipboardCheck size={40} aria-hidden="true" />}
            action={
              <Link href={start} className={buttonLook('primary')}>
                Start a count
              </Link>
            }
          >
            A count goes through one of your inventory guides, shelf by shelf, alone or together, also without a
            connection. Closed counts show what your stock is worth and what was used.
          </EmptyState>
        }
      >
        {({ inventories, timeZone, pageNo, totalRecords }) => (
          <div className="grid gap-5">
            <ValueChart />
            <div>
              {isPhone ? (
                <InventoryCards inventories={inventories} timeZone={timeZone} />
              ) : (
                <InventoryTable inventories={inventories} timeZone={timeZone} />
              )}
              <ListPages
                pageNo={pageNo}
                pageSize={pageSize}
                total={totalRecords ?? inventories.length}
                onPage={(next) => change({ page: next })}
              />
            </div>
          </div>
        )}
      </CallList>
    </div>
  )
}

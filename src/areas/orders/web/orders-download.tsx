import { Download } from 'lucide-react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { queryText } from '#browser/query-text.ts'
import { callPath } from '#contract/endpoint.ts'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import { downloadOrdersCsv, downloadOrdersXlsx, maxOrdersInFile } from '../order-files.endpoints.ts'
import { filtersOf, type OrderSearch, scopeOf } from './order-search.ts'

/** ORDER-1: the orders of the list in a file, all pages of them, the latest placed first. */
export function OrdersDownload({ search }: { search: OrderSearch }) {
  const selected = useShipToParams()
  const { sort: _, sortDirection: __, ...filters } = filtersOf(search)
  const scope = search.everywhere
    ? scopeOf(search)
    : { shipTo: selected ? `${selected.division}/${selected.shipTo}` : undefined }
  const query = queryText({ ...filters, ...scope })
  return (
    <Menu
      label="Download"
      head={<p className="text-12 text-muted">At most {maxOrdersInFile.toLocaleString('en-US')} orders</p>}
      trigger={
        <Button>
          <Download size={16} aria-hidden="true" />
          Download
        </Button>
      }
      entries={[['CSV', downloadOrdersCsv] as const, ['XLSX', downloadOrdersXlsx] as const].map(([label, file]) => ({
        id: label,
        label: `As ${label}`,
        onAction: () => window.location.assign(callPath(file) + query),
      }))}
    />
  )
}

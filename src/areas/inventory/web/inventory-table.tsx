import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import type { InventorySummary } from '../inventory.ts'
import { CountMenu } from './count-menu.tsx'
import { InventoryBadge } from './inventory-badge.tsx'
import { addressOf, lastHand } from './inventory-words.ts'

const columns: readonly TableColumn[] = [
  { label: 'Count' },
  { label: 'Guide' },
  { label: 'Status' },
  { label: 'By' },
  { label: 'Counted', align: 'right' },
  { label: 'Value', align: 'right' },
  { label: '', className: 'w-12' },
]

/** INV-1: the counts of a ship-to on a desktop and a tablet. */
export function InventoryTable({
  inventories,
  timeZone,
}: {
  inventories: readonly InventorySummary[]
  timeZone: string
}) {
  return (
    <Table label="Counts" columns={columns}>
      {inventories.map((count) => (
        <InventoryRow key={count.id} count={count} timeZone={timeZone} />
      ))}
    </Table>
  )
}

function InventoryRow({ count, timeZone }: { count: InventorySummary; timeZone: string }) {
  const go = useGo()
  const href = addressOf(count)
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="max-w-72 truncate">
        <Link href={href} className="font-medium text-action no-underline data-hovered:underline">
          {count.name}
        </Link>
      </TableCell>
      <TableCell className="max-w-56 truncate text-muted">{count.guideName}</TableCell>
      <TableCell>
        <InventoryBadge inventory={count} />
      </TableCell>
      <TableCell className="text-muted">{lastHand(count, timeZone)}</TableCell>
      <TableCell isNumber className="text-muted">{`${count.countedLines} of ${count.lines}`}</TableCell>
      <TableCell isNumber className="font-medium">
        {count.valueCents === null ? '-' : <MoneyText cents={count.valueCents} />}
      </TableCell>
      <TableCell className="py-0!">
        <CountMenu count={count} />
      </TableCell>
    </TableRow>
  )
}

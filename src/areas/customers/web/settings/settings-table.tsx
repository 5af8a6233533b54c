import { CornerDownRight, Network } from 'lucide-react'
import { shipToSettingsDialog } from '#areas/customers/customers.addresses.ts'
import { Link } from '#browser/link.tsx'
import { useHref } from '#browser/navigation.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import { shipToIdOf } from '#areas/customers/rules/ship-to-id.ts'
import { recipePricingTypes, type ShipToSettingsRow } from '#areas/customers/ship-to-settings.ts'
import type { SettingsSearch, SettingsSort } from './settings-search.ts'
import { percentText } from './settings-words.ts'
import type { Selection } from './use-selection.ts'

const columns: readonly TableColumn<SettingsSort>[] = [
  { label: 'Select', className: 'w-10' },
  { label: 'Ship-to', sort: 'name' },
  { label: 'Bill-to', sort: 'billToName' },
  { label: 'Recipe prices' },
  { label: 'Maximum food cost', sort: 'maxFoodCostPct', align: 'right' },
  { label: 'Switch and save' },
  { label: 'Ordering' },
  { label: 'Analyst' },
]

/** CUST-2: ship-tos with their settings on a desktop and a tablet. */
export function SettingsTable({
  rows,
  search,
  change,
  selection,
}: {
  rows: readonly ShipToSettingsRow[]
  search: SettingsSearch
  change: (part: Partial<Record<keyof SettingsSearch, unknown>>) => void
  selection: Selection
}) {
  return (
    <Table
      label="Ship-to settings"
      columns={columns}
      className="min-w-[980px]"
      state={search}
      onSort={({ sort, direction }) => change({ sort, direction: sort && direction })}
    >
      {rows.map((row) => (
        <SettingsRow key={shipToIdOf(row)} row={row} selection={selection} />
      ))}
    </Table>
  )
}

function SettingsRow({ row, selection }: { row: ShipToSettingsRow; selection: Selection }) {
  const isChosen = selection.has(row)
  return (
    <TableRow>
      <TableCell>
        <Checkbox
          isSelected={isChosen}
          isDisabled={!isChosen && selection.isFull}
          onChange={(chosen) => selection.change([row], chosen)}
        >
          <span className="sr-only">Select {row.name}</span>
        </Checkbox>
      </TableCell>
      <TableCell className="max-w-72 py-1">
        <ShipToLink row={row} />
      </TableCell>
      <TableCell className="max-w-52 py-1">
        <span className="block truncate">{row.billToName}</span>
        <span className="figures text-12 text-muted">{row.billTo}</span>
      </TableCell>
      <TableCell className="whitespace-nowrap">{recipePricingTypes[row.recipePricingType]}</TableCell>
      <TableCell isNumber className={row.maxFoodCostPct === null ? 'text-muted' : ''}>
        {percentText(row.maxFoodCostPct)}
      </TableCell>
      <TableCell>
        <SwitchSaveBadge row={row} />
      </TableCell>
      <TableCell>
        <OrderingBadge row={row} />
      </TableCell>
      <TableCell className="max-w-36 truncate">{row.arrName || '-'}</TableCell>
    </TableRow>
  )
}

/** The ship-to's name, opening its settings; whether it is a parent or a child stands below. */
export function ShipToLink({ row }: { row: ShipToSettingsRow }) {
  const hrefTo = useHref()
  return (
    <>
      <Link
        href={hrefTo(shipToSettingsDialog.open(shipToIdOf(row)))}
        className="block truncate font-medium text-action no-underline data-hovered:underline"
      >
        {row.name}
      </Link>
      <span className="figures flex items-center gap-1.5 text-12 text-muted">
        <span className="truncate">{[row.shipTo, row.city, row.division].filter(Boolean).join(' · ')}</span>
        {!row.isActive && <span className="shrink-0 text-danger">not active</span>}
        {row.childCount > 0 && (
          <span className="inline-flex shrink-0 items-center gap-1">
            <Network size={12} aria-hidden="true" /> {plural(row.childCount, 'child', 'children')}
          </span>
        )}
        {row.parentShipTo && (
          <span className="inline-flex shrink-0 items-center gap-1">
            <CornerDownRight size={12} aria-hidden="true" /> below {row.parentShipTo}
          </span>
        )}
      </span>
    </>
  )
}

/** Blocked stands out, the usual is quiet. */
export const SwitchSaveBadge = ({ row }: { row: ShipToSettingsRow }) =>
  row.blockSwitchSave ? <Badge tone="warning">Blocked</Badge> : <span className="text-muted">Suggested</span>

/** Not allowed stands out, the usual is quiet. */
export const OrderingBadge = ({ row }: { row: ShipToSettingsRow }) =>
  row.isOrderingAllowed ? <span className="text-muted">Allowed</span> : <Badge tone="danger">Not allowed</Badge>

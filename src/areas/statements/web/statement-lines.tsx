import { FileCheck2 } from 'lucide-react'
import { useMedia } from '#browser/use-media.ts'
import { toInputDate } from '#kit/dates.ts'
import { plural } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import { Table, TableCell, type TableColumn, TableRow } from '#ui/table.tsx'
import { describeEntry, describeItem } from '../rules/describe-entry.ts'
import type { OpenItem, Statement, StatementEntry } from '../statement.ts'
import { InvoiceLink } from './invoice-link.tsx'
import { EntryCards, ItemCards } from './line-cards.tsx'

const itemColumns: readonly TableColumn[] = [
  { label: 'Invoice' },
  { label: 'Ship-to' },
  { label: 'Invoice date' },
  { label: 'Due date' },
  { label: 'Past due' },
  { label: 'Total', align: 'right' },
  { label: 'Open', align: 'right' },
]
const entryColumns: readonly TableColumn[] = [
  { label: 'Date' },
  { label: 'What' },
  { label: 'Invoices' },
  { label: 'Amount', align: 'right' },
  { label: 'Balance', align: 'right' },
]

/** BILL-2: the lines of the page, as rows or, on a phone, as cards. */
export function StatementLines({ statement }: { statement: Statement }) {
  const isPhone = useMedia('phone')
  const { division, kind, items, entries, asOf } = statement
  if (kind === 'openItem' && items.length === 0)
    return (
      <EmptyState title="Nothing is open" picture={<FileCheck2 size={40} aria-hidden="true" />}>
        {`No invoice or credit was open on ${toInputDate(asOf)}.`}
      </EmptyState>
    )
  if (kind === 'openItem')
    return isPhone ? <ItemCards division={division} items={items} /> : <ItemTable division={division} items={items} />
  return isPhone ? <EntryCards statement={statement} /> : <EntryTable statement={statement} entries={entries} />
}

function ItemTable({ division, items }: { division: string; items: readonly OpenItem[] }) {
  return (
    <Table label="Open items" columns={itemColumns}>
      {items.map((item) => (
        <TableRow key={item.invoiceNumber}>
          <TableCell className="figures">
            <InvoiceLink division={division} invoiceNumber={item.invoiceNumber} />{' '}
            {item.open < 0 && <Badge>{describeItem(item)}</Badge>}
            {item.planNumber !== null && <Badge>In plan {item.planNumber}</Badge>}
          </TableCell>
          <TableCell className="figures">{item.shipTo}</TableCell>
          <TableCell className="figures">{toInputDate(item.invoiceDate)}</TableCell>
          <TableCell className="figures">{toInputDate(item.dueDate)}</TableCell>
          <TableCell className="figures text-danger">
            {item.daysPastDue > 0 && plural(item.daysPastDue, 'day')}
          </TableCell>
          <TableCell isNumber>
            <MoneyText cents={item.total} />
          </TableCell>
          <TableCell isNumber className="font-semibold">
            <MoneyText cents={item.open} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  )
}

function EntryTable({ statement, entries }: { statement: Statement; entries: readonly StatementEntry[] }) {
  return (
    <Table label="What moved the balance" columns={entryColumns}>
      <TableRow>
        <TableCell className="figures">{toInputDate(statement.from)}</TableCell>
        <TableCell className="text-muted">Balance brought forward</TableCell>
        <TableCell />
        <TableCell />
        <TableCell isNumber>
          <MoneyText cents={statement.openingBalance} />
        </TableCell>
      </TableRow>
      {entries.map((entry, index) => (
        <TableRow key={index}>
          <TableCell className="figures">{toInputDate(entry.postedOn)}</TableCell>
          <TableCell>{describeEntry(entry)}</TableCell>
          <TableCell className="figures max-w-80 truncate">{entry.invoiceNumbers.join(', ')}</TableCell>
          <TableCell isNumber>
            <MoneyText cents={entry.amount} />
          </TableCell>
          <TableCell isNumber className="font-semibold">
            <MoneyText cents={entry.balance} />
          </TableCell>
        </TableRow>
      ))}
    </Table>
  )
}

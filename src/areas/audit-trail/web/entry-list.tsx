import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { instantText } from '#browser/instant-text.ts'
import type { AuditEntry } from '../audit-entry.ts'
import { auditEntryDialog } from '../audit-trail.addresses.ts'

/** Who did it: 'Larder' when nobody was at a keyboard. */
export const personOf = ({ by }: AuditEntry): string => by?.name ?? 'Larder'

const columns = [
  { label: 'When', className: 'w-44' },
  { label: 'Who', className: 'w-56' },
  { label: 'What', className: 'min-w-48' },
  { label: 'Ship-to' },
  { label: 'From', className: 'w-36' },
]

/** PLAT-8: the trail on a desktop and a tablet. */
export function EntryTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table label="Audit trail" columns={columns}>
      {entries.map((entry) => (
        <EntryRow key={entry.id} entry={entry} />
      ))}
    </Table>
  )
}

function EntryRow({ entry }: { entry: AuditEntry }) {
  const go = useGo()
  const href = useHref()(auditEntryDialog.open(entry.id))
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="figures text-13 whitespace-nowrap text-muted">{instantText(entry.at)}</TableCell>
      <TableCell className="max-w-56 py-1.5">
        <span className="block truncate">{personOf(entry)}</span>
        {entry.actingAs && <span className="block truncate text-12 text-warning">as {entry.actingAs.name}</span>}
      </TableCell>
      <TableCell>
        <Link href={href} className="font-medium text-action no-underline data-hovered:underline">
          {entry.sentence}
        </Link>
      </TableCell>
      <TableCell className="max-w-56">
        <span className="block truncate">{entry.shipToName || '-'}</span>
      </TableCell>
      <TableCell className="figures text-13 text-muted">{entry.address || '-'}</TableCell>
    </TableRow>
  )
}

/** PLAT-8: the trail on a phone. */
export function EntryCards({ entries }: { entries: readonly AuditEntry[] }) {
  const hrefTo = useHref()
  return (
    <LinkList label="Audit trail">
      {entries.map((entry) => (
        <LinkListEntry key={entry.id} href={hrefTo(auditEntryDialog.open(entry.id))}>
          <span className="font-medium">
            {personOf(entry)}
            {entry.actingAs && <span className="text-warning"> as {entry.actingAs.name}</span>} {entry.sentence}
          </span>
          <span className="figures truncate text-13 text-muted">
            {instantText(entry.at)}
            {entry.shipToName && ` · ${entry.shipToName}`}
          </span>
        </LinkListEntry>
      ))}
    </LinkList>
  )
}

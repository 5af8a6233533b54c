import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { Table, TableCell, TableRow } from '#ui/table.tsx'
import { LinkList, LinkListEntry } from '#browser/link-list.tsx'
import { instantText } from '#browser/instant-text.ts'
import { importKindLabel } from '#contract/import-kind-names.ts'
import type { ImportRun } from '../import-run.ts'
import { importRunDialog } from '../imports.addresses.ts'
import { RunBadge } from './run-badge.tsx'

/** Who ran it. */
export const starterOf = ({ startedByName }: ImportRun): string => startedByName || 'Command line'

const figure = (count: number) => count.toLocaleString('en-US')

const columns = [
  { label: 'Started', className: 'w-44' },
  { label: 'What' },
  { label: 'By' },
  { label: 'State', className: 'w-32' },
  { label: 'Read', align: 'right' },
  { label: 'Added', align: 'right' },
  { label: 'Changed', align: 'right' },
  { label: 'Refused', align: 'right' },
] as const

/** PLAT-13: imports on a desktop and a tablet. */
export function RunTable({ runs }: { runs: readonly ImportRun[] }) {
  return (
    <Table label="Imports" columns={columns} className="min-w-[740px]">
      {runs.map((run) => (
        <RunRow key={run.runId} run={run} />
      ))}
    </Table>
  )
}

function RunRow({ run }: { run: ImportRun }) {
  const go = useGo()
  const href = useHref()(importRunDialog.open(run.runId))
  return (
    <TableRow onOpen={() => go(href)}>
      <TableCell className="figures text-13 whitespace-nowrap text-muted">{instantText(run.startedAt)}</TableCell>
      <TableCell className="max-w-72 py-1.5">
        <Link href={href} className="block truncate font-medium text-action no-underline data-hovered:underline">
          {importKindLabel(run.kind)}
        </Link>
        {run.fileName && <span className="block truncate text-13 text-muted">{run.fileName}</span>}
      </TableCell>
      <TableCell className="max-w-44 truncate">{starterOf(run)}</TableCell>
      <TableCell>
        <RunBadge state={run.state} refused={run.refused} />
      </TableCell>
      <TableCell isNumber>{figure(run.read)}</TableCell>
      <TableCell isNumber>{figure(run.added)}</TableCell>
      <TableCell isNumber>{figure(run.changed)}</TableCell>
      <TableCell isNumber className={run.refused > 0 ? 'font-semibold text-danger' : ''}>
        {figure(run.refused)}
      </TableCell>
    </TableRow>
  )
}

/** PLAT-13: imports on a phone. */
export function RunCards({ runs }: { runs: readonly ImportRun[] }) {
  const hrefTo = useHref()
  return (
    <LinkList label="Imports">
      {runs.map((run) => (
        <LinkListEntry key={run.runId} href={hrefTo(importRunDialog.open(run.runId))}>
          <span className="flex items-start justify-between gap-3">
            <span className="min-w-0 font-semibold break-words text-action">{importKindLabel(run.kind)}</span>
            <RunBadge state={run.state} refused={run.refused} />
          </span>
          {run.fileName && <span className="text-13 break-words">{run.fileName}</span>}
          <span className="figures text-13 text-muted">
            {instantText(run.startedAt)} · {figure(run.read)} read
            {run.refused > 0 && <span className="text-danger"> · {figure(run.refused)} refused</span>}
          </span>
        </LinkListEntry>
      ))}
    </LinkList>
  )
}

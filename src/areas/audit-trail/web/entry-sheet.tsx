import { useCall } from '#browser/query.ts'
import type { DialogProps } from '#browser/web-area.ts'
import { instantText } from '#browser/instant-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { SideSheet } from '#ui/side-sheet.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { AuditEntry } from '../audit-entry.ts'
import { getAuditEntry } from '../audit-trail.endpoints.ts'
import { personOf } from './entry-list.tsx'

/** PLAT-8: one entry beside the trail: `?entry=ID`. */
export function EntrySheet({ value, close }: DialogProps) {
  const { data, error, refetch } = useCall(getAuditEntry, { params: { entryId: value } })
  return (
    <SideSheet title="Entry of the audit trail" isOpen onClose={close}>
      {error && !data ? (
        <ErrorState failure={error} what="The entry" onRetry={() => void refetch()} />
      ) : data ? (
        <Content entry={data.entry} />
      ) : (
        <div className="p-5">
          <Skeleton className="h-72 w-full" />
        </div>
      )}
    </SideSheet>
  )
}

function Content({ entry }: { entry: AuditEntry }) {
  const withEmail = ({ name, email }: { name: string; email: string }) => `${name} (${email})`
  const circumstances = [
    ['When', instantText(entry.at)],
    ['Who', entry.by ? withEmail(entry.by) : 'Larder'],
    ...(entry.actingAs ? [['Logged in as', withEmail(entry.actingAs)]] : []),
    ...(entry.about ? [['About', entry.about]] : []),
    ...(entry.shipTo ? [['Ship-to', `${entry.shipToName} ${entry.division} ${entry.shipTo}`]] : []),
    ['From', entry.address || '-'],
  ] as const
  return (
    <div className="grid gap-5 px-5 py-4">
      <p className="text-16">
        <strong>{personOf(entry)}</strong>
        {entry.actingAs && <span className="text-warning"> as {entry.actingAs.name}</span>} {entry.sentence}.
      </p>
      <Facts facts={circumstances.map(([label, value]) => ({ label: label!, value: value! }))} />
      {entry.facts.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-semibold">Details</h3>
          <Facts facts={entry.facts} />
        </section>
      )}
    </div>
  )
}

function Facts({ facts }: { facts: readonly { label: string; value: string }[] }) {
  return (
    <dl className="grid">
      {facts.map(({ label, value }, index) => (
        <div key={index} className="grid grid-cols-[minmax(7rem,1fr)_2fr] gap-4 border-b border-line py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

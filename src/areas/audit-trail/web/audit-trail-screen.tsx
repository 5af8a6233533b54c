import { Download, ScrollText } from 'lucide-react'
import { useHref, useSearchState } from '#browser/navigation.ts'
import { callPath } from '#contract/endpoint.ts'
import { useCall } from '#browser/query.ts'
import { queryText } from '#browser/query-text.ts'
import { useMedia } from '#browser/use-media.ts'
import { buttonLook } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { NewestOlder } from '#ui/newest-older.tsx'
import { auditTrailScreen } from '../audit-trail.addresses.ts'
import { auditFileRows, downloadAuditEntries, listAuditEntries } from '../audit-trail.endpoints.ts'
import { AuditFilters } from './audit-filters.tsx'
import { auditQueryOf, readAuditSearch } from './audit-search.ts'
import { EntryCards, EntryTable } from './entry-list.tsx'

/** PLAT-8: /audit-trail. */
export function AuditTrailScreen() {
  const isPhone = useMedia('phone')
  const hrefTo = useHref()
  const [search, setSearch] = useSearchState(readAuditSearch)
  const change: typeof setSearch = (part, options) => setSearch({ cursor: undefined, ...part }, options)
  const filters = auditQueryOf(search)
  const entries = useCall(listAuditEntries, { query: { ...filters, cursor: search.cursor } }, { keepPrevious: true })
  const { data } = entries
  return (
    <div className="page">
      <div className="flex flex-wrap items-center justify-between gap-2 pb-3">
        <h1 className="text-20 font-semibold">Audit trail</h1>
        <a
          href={callPath(downloadAuditEntries) + queryText(filters)}
          download
          title={`The newest ${auditFileRows.toLocaleString('en-US')} entries that pass the filters`}
          className={buttonLook('secondary')}
        >
          <Download size={16} aria-hidden="true" />
          Download CSV
        </a>
      </div>
      <AuditFilters search={search} change={change} />
      <CallList
        call={entries}
        what="The trail"
        rows={12}
        isEmpty={({ entries: found }) => found.length === 0}
        empty={
          <EmptyState title="No entries found" picture={<ScrollText size={40} aria-hidden="true" />}>
            Widen the dates or take a filter off. What people do here appears as it happens.
          </EmptyState>
        }
      >
        {({ entries: found }) => (isPhone ? <EntryCards entries={found} /> : <EntryTable entries={found} />)}
      </CallList>
      {data && (
        <div className="pt-4">
          <NewestOlder
            newest={search.cursor ? hrefTo(auditTrailScreen.search({ cursor: undefined })) : null}
            older={data.nextCursor && hrefTo(auditTrailScreen.search({ cursor: data.nextCursor }))}
          />
        </div>
      )}
    </div>
  )
}

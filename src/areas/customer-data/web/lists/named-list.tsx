import { Pencil, Trash2 } from 'lucide-react'
import { Suspense } from 'react'
import type { CallFailed } from '#browser/call-failed.ts'
import { Link } from '#browser/link.tsx'
import { useGo } from '#browser/navigation.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { NamedEntry } from '#areas/customer-data/named-entry.ts'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { TabHead } from '../tab-head.tsx'
import type { NamedKind } from './named-kinds.tsx'
import { SortableEntries } from './sortable-on-demand.tsx'

/** GUIDE-4: categories or locations in their order, with what can be done to each. */
export function NamedList({
  kind: { noun, plural, about, picture, empty, dialog, itemsOf },
  state: { entries, failure, retry },
  onSort,
  onDelete,
}: {
  kind: NamedKind
  state: { entries: readonly NamedEntry[] | undefined; failure: CallFailed | null; retry: () => void }
  onSort: (ids: readonly string[]) => void
  onDelete: (entry: NamedEntry) => void
}) {
  const go = useGo()
  return (
    <div className="max-w-[760px]">
      <TabHead addLabel={`Add ${noun}`} onAdd={() => go(dialog.open('new'))}>
        {about}
      </TabHead>
      {failure && !entries ? (
        <ErrorState failure={failure} what={`Your ${plural}`} onRetry={retry} />
      ) : !entries ? (
        <ListSkeleton rows={6} />
      ) : entries.length === 0 ? (
        <EmptyState title={`No ${plural} yet`} picture={picture}>
          {empty}
        </EmptyState>
      ) : (
        <Suspense fallback={<ListSkeleton rows={entries.length} />}>
          <SortableEntries
            label={plural.replace(/^./, (first) => first.toUpperCase())}
            entries={entries}
            onSort={onSort}
            menuOf={(entry) => [
              {
                id: 'rename',
                label: 'Rename',
                icon: <Pencil size={16} aria-hidden="true" />,
                onAction: () => go(dialog.open(entry.id)),
              },
              {
                id: 'delete',
                label: 'Delete',
                icon: <Trash2 size={16} aria-hidden="true" />,
                onAction: () => onDelete(entry),
              },
            ]}
          >
            {(entry) => (
              <span className="flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="min-w-0 font-medium break-words">{entry.name}</span>
                <Link href={itemsOf(entry.id)} className="content-center text-13 pointer-coarse:min-h-11">
                  Its items
                </Link>
              </span>
            )}
          </SortableEntries>
        </Suspense>
      )}
    </div>
  )
}

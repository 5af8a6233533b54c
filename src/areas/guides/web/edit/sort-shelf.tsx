import { Suspense } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import type { CompactGuideLine, Guide } from '#areas/guides/guide.ts'
import { getGuideLines } from '#areas/guides/guides.endpoints.ts'
import { paramsOf } from '../use-guides.ts'
import { UnreadNames } from '../unread-names.tsx'
import { useShelfNames } from '../use-shelf-names.ts'
import { useShelfOrder } from './use-shelf-order.ts'

const SortableList = loadOnDemand(() => import('#ui/sortable-list.tsx').then((module) => module.SortableList))

/** GUIDE-1: all lines of the guide, put in the order of the shelf by drag, keys or menu. */
export function SortShelf({ guide }: { guide: Guide }) {
  const of = useShipToParams()
  const { data, error, refetch } = useCall(getGuideLines, of && { params: paramsOf(of, guide) })
  if (error && !data) return <ErrorState failure={error} what="The lines" onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96 w-full" />
  if (data.lines.length === 0) return <EmptyState title="This guide has no lines to sort" />
  return <Shelf guide={data.guide} lines={data.lines} />
}

function Shelf({ guide, lines }: { guide: Guide; lines: readonly CompactGuideLine[] }) {
  const { locations, retry } = useShelfNames()
  const { order, sort } = useShelfOrder(
    guide,
    lines.map(({ lineId }) => lineId),
  )
  const byId = new Map(lines.map((line) => [line.lineId, line]))
  const nameOfLocation = new Map(locations.map(({ id, name }) => [id, name]))
  const entries = order.flatMap((lineId) => {
    const line = byId.get(lineId)
    return line ? [{ id: lineId, name: line.customerDescription || line.description }] : []
  })
  return (
    <>
      <UnreadNames retry={retry}>Lines are shown without their location.</UnreadNames>
      <p className="pb-2 text-13 text-muted">
        Drag a line by its handle, press Alt with an arrow on it, or choose a place in its menu.
      </p>
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <SortableList label={`Order of ${guide.name}`} entries={entries} onSort={sort}>
          {(entry) => {
            const line = byId.get(entry.id)!
            return (
              <span className="grid gap-x-3 md:grid-cols-[minmax(0,1fr)_minmax(0,14rem)] md:items-baseline">
                <span className="min-w-0">
                  <span className="block break-words">{entry.name}</span>
                  <span className="figures block truncate text-12 text-muted">
                    {[line.itemNumber, line.packSizeDescription, line.brand].filter(Boolean).join(' · ')}
                  </span>
                </span>
                <span className="truncate text-12 text-muted md:text-right">
                  {line.locationId !== null && nameOfLocation.get(line.locationId)}
                </span>
              </span>
            )
          }}
        </SortableList>
      </Suspense>
    </>
  )
}

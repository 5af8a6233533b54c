import { Columns3, Copy, Pencil, Plus, Trash2 } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useShipTo } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { showToast } from '#browser/toasts.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SlowWords } from '#ui/slow-words.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Audience, ListView, ViewKind } from '../list-view.ts'
import { useDeleteView, useSortViews, useViews, viewDialogOf } from './use-views.ts'
import { audienceWords, shownAudiences } from './audience-words.ts'
import { kindWords, viewSummary } from './view-words.ts'

const SortableList = loadOnDemand(() => import('#ui/sortable-list.tsx').then((module) => module.SortableList))

/** STAFF-4: /order-views. */
export const OrderViewsScreen = () => <ViewsScreen kind="order" />
/** STAFF-4: /price-views. */
export const PriceViewsScreen = () => <ViewsScreen kind="price" />

/** STAFF-4: the views one may use for the ship-to, list by list, each in its order. */
function ViewsScreen({ kind }: { kind: ViewKind }) {
  const { data, error, refetch } = useViews(kind)
  const shipTo = useShipTo()
  const go = useGo()
  const dialog = viewDialogOf(kind)
  const [doomed, setDoomed] = useState<ListView>()
  const remove = useDeleteView(kind, ({ message }) => {
    showToast({ tone: 'success', message })
    setDoomed(undefined)
  })
  const words = kindWords[kind]
  const add = () => go(dialog.open('new'))
  const [keyword, setKeyword] = useState('')
  const views = data?.views.filter((view) => isFound(view, keyword)) ?? []
  const isSearched = keyword.trim() !== ''
  return (
    <div className="page grid grid-cols-[minmax(0,56rem)] gap-6">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-20 font-semibold">{words.many}</h1>
          <p className="text-muted">{words.what}</p>
        </div>
        <Button variant="primary" onPress={add}>
          <Plus size={16} aria-hidden />
          Add {words.one}
        </Button>
      </header>
      {error && !data ? (
        <ErrorState failure={error} what="The views" onRetry={refetch} />
      ) : !data ? (
        <div>
          <output className="block">
            <SlowWords what="the views" className="pb-2" />
          </output>
          <ListSkeleton rows={6} />
        </div>
      ) : data.views.length === 0 ? (
        <EmptyState title={`There are no ${words.one}s yet`} picture={<Columns3 size={40} aria-hidden />}>
          A view names columns, their order and a sort. Choose it again with one press.
        </EmptyState>
      ) : (
        <>
          {(data.views.length > fewViews || isSearched) && (
            <search className="max-w-80">
              <TextField label="Search views" type="search" value={keyword} onChange={setKeyword} />
            </search>
          )}
          {views.length === 0 && <p className="text-muted">No view has these words in its name.</p>}
          {shownAudiences.map((audience) => {
            const listed = views.filter(({ sharedWith }) => sharedWith === audience)
            const heading = audience === 'billTo' ? `Shared with ${shipTo?.billToName ?? 'this customer'}` : undefined
            return (
              listed.length > 0 && (
                <ViewList
                  key={audience}
                  kind={kind}
                  heading={heading ?? audienceWords[audience].heading}
                  audience={audience}
                  billTo={data.billTo}
                  division={shipTo?.division}
                  views={listed}
                  maySort={data.mayShareWith.includes(audience)}
                  isSearched={isSearched}
                  onDelete={(view) => {
                    remove.reset()
                    setDoomed(view)
                  }}
                />
              )
            )
          })}
        </>
      )}
      <ConfirmDialog
        title={`Delete ${words.one}`}
        confirmLabel="Delete"
        isDangerous
        isOpen={doomed !== undefined}
        isPending={remove.isRunning}
        failure={remove.failure}
        onConfirm={() => doomed && remove.run(doomed.id)}
        onClose={() => setDoomed(undefined)}
      >
        “{doomed?.name}” goes for good
        {doomed?.sharedWith === 'nobody' ? '. ' : ', for everybody it is shared with. '}
        Where it was chosen, the usual columns come back.
      </ConfirmDialog>
    </div>
  )
}

/** Views that are found without a search. */
const fewViews = 12

const isFound = ({ name, ownerName }: ListView, keyword: string): boolean => {
  const text = `${name} ${ownerName}`.toLowerCase()
  return keyword
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word))
}

const whyNotSorted = (maySort: boolean, isSearched: boolean): string | undefined => {
  if (!maySort) return 'Only those who may share views here sort them.'
  return isSearched ? 'Clear the search to sort.' : undefined
}

function ViewList({
  kind,
  heading,
  audience,
  division,
  billTo,
  views,
  maySort,
  isSearched,
  onDelete,
}: {
  kind: ViewKind
  heading: string
  audience: Audience
  division: string | undefined
  billTo: string
  views: readonly ListView[]
  maySort: boolean
  /** Only some are shown: their order is not that of the list. */
  isSearched: boolean
  onDelete: (view: ListView) => void
}) {
  const go = useGo()
  const dialog = viewDialogOf(kind)
  const sort = useSortViews(kind)
  const stored = views.map(({ id }) => id)
  const [moved, setMoved] = useState<{ readonly ids: readonly string[]; readonly from: string }>()
  // Shown at once, until the list is read with this order or another one.
  const order = moved?.from === stored.join() ? moved.ids : stored
  const onSort = (ids: readonly string[]) => {
    setMoved({ ids, from: stored.join() })
    const list = audience === 'billTo' && division ? { division, billTo } : {}
    const body = { sharedWith: audience, ...list, ids: [...ids], from: [...order] }
    void sort.runAndWait({ body }).catch(() => setMoved(undefined))
  }
  const byId = new Map(views.map((view) => [view.id, view]))
  return (
    <section aria-label={heading} className="grid gap-2">
      <h2 className="text-16 font-semibold">{heading}</h2>
      <Suspense fallback={<Skeleton className="h-40 w-full" />}>
        <SortableList
          label={heading}
          entries={order.flatMap((id) => (byId.has(id) ? [{ id, name: byId.get(id)!.name }] : []))}
          onSort={onSort}
          disabledReason={whyNotSorted(maySort, isSearched)}
          menuOf={({ id }) => {
            const view = byId.get(id)!
            return [
              ...(view.change === null
                ? [{ id: 'edit', label: 'Edit', icon: <Pencil size={16} />, onAction: () => go(dialog.open(id)) }]
                : []),
              { id: 'copy', label: 'Copy', icon: <Copy size={16} />, onAction: () => go(dialog.open(`copy.${id}`)) },
              ...(view.change === null
                ? [{ id: 'delete', label: 'Delete', icon: <Trash2 size={16} />, onAction: () => onDelete(view) }]
                : []),
            ]
          }}
        >
          {({ id }) => {
            const view = byId.get(id)!
            return (
              <span className="block min-w-0">
                <span className="block font-medium break-words">{view.name}</span>
                <span className="block truncate text-12 text-muted">{viewSummary(kind, view)}</span>
                {!view.isOwn && <span className="block text-12 text-muted">by {view.ownerName}</span>}
              </span>
            )
          }}
        </SortableList>
      </Suspense>
    </section>
  )
}

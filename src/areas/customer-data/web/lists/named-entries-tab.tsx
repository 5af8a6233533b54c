import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls, useCall, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import type { NamedEntry } from '#areas/customer-data/named-entry.ts'
import { DeleteUsed } from './delete-used.tsx'
import { categories, entriesOf, locations, type NamedKind } from './named-kinds.tsx'
import { NamedList } from './named-list.tsx'

type Place = NonNullable<ReturnType<typeof useShipToParams>>

/** GUIDE-4: the categories of the kitchen, in its order. */
export const CategoriesTab = () => <NamedEntriesTab kind={categories} />

/** GUIDE-4: the locations of the kitchen, in the order of the way through it. */
export const LocationsTab = () => <NamedEntriesTab kind={locations} />

function NamedEntriesTab({ kind }: { kind: NamedKind }) {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(kind.list, params && { params })
  const [doomed, setDoomed] = useState<NamedEntry>()
  const sort = useAct(kind.sort, {
    isInOrder: true,
    failed: () => void refreshCalls([kind.list.name]) as undefined,
  })
  const entries = data && entriesOf(data)
  if (params === null) return null
  return (
    <>
      <NamedList
        kind={kind}
        state={{ entries, failure: error, retry: () => void refetch() }}
        onSort={(ids) => {
          const sorted = ids.flatMap((id) => entries?.find((entry) => entry.id === id) ?? [])
          writeCall(kind.list, { params }, () => kind.answerOf(sorted))
          sort.run({ params, body: { ids: [...ids], from: entries?.map(({ id }) => id) } })
        }}
        onDelete={setDoomed}
      />
      {doomed && (
        <Deletion
          key={doomed.id}
          kind={kind}
          place={params}
          entry={doomed}
          others={entries ?? []}
          close={() => setDoomed(undefined)}
        />
      )}
    </>
  )
}

function Deletion({
  kind,
  place,
  entry,
  others,
  close,
}: {
  kind: NamedKind
  place: Place
  entry: NamedEntry
  others: readonly NamedEntry[]
  close: () => void
}) {
  const act = useAct(kind.remove, {
    refresh: [kind.list.name, 'listCustomItems'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    failed: () => true,
  })
  return (
    <DeleteUsed
      noun={kind.noun}
      entry={entry}
      others={others}
      act={act}
      onDelete={(moveTo) => act.run({ params: { ...place, id: entry.id }, query: { moveTo } })}
      onClose={close}
    />
  )
}

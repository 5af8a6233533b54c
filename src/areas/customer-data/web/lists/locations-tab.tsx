import { Refrigerator } from 'lucide-react'
import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls, useCall, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { customerLocationDialog, kitchenScreen } from '#areas/customer-data/customer-data.addresses.ts'
import {
  deleteCustomerLocation,
  listCustomerLocations,
  sortCustomerLocations,
} from '#areas/customer-data/named-entries.endpoints.ts'
import type { NamedEntry } from '#areas/customer-data/named-entry.ts'
import { DeleteUsed } from './delete-used.tsx'
import { NamedList } from './named-list.tsx'

type Place = NonNullable<ReturnType<typeof useShipToParams>>

/** GUIDE-4: the locations of the kitchen, in the order of the way through it. */
export function LocationsTab() {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(listCustomerLocations, params && { params })
  const [doomed, setDoomed] = useState<NamedEntry>()
  const sort = useAct(sortCustomerLocations, {
    isInOrder: true,
    failed: () => void refreshCalls(['listCustomerLocations']) as undefined,
  })
  const entries = data?.locations
  if (params === null) return null
  return (
    <>
      <NamedList
        noun="location"
        plural="locations"
        about="Where things stand, in the order you walk: guides and counts follow it."
        picture={<Refrigerator size={40} aria-hidden="true" />}
        empty="Add the places you count, such as Walk-in cooler, Freezer, Dry store and Bar, in the order you walk them."
        state={{ entries, failure: error, retry: () => void refetch() }}
        open={customerLocationDialog.open}
        itemsOf={(id) => kitchenScreen.at({ location: id })}
        onSort={(ids) => {
          const sorted = ids.flatMap((id) => entries?.find((entry) => entry.id === id) ?? [])
          writeCall(listCustomerLocations, { params }, () => ({ locations: sorted }))
          sort.run({ params, body: { ids: [...ids] } })
        }}
        onDelete={setDoomed}
      />
      {doomed && (
        <Deletion
          key={doomed.id}
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
  place,
  entry,
  others,
  close,
}: {
  place: Place
  entry: NamedEntry
  others: readonly NamedEntry[]
  close: () => void
}) {
  const act = useAct(deleteCustomerLocation, {
    refresh: ['listCustomerLocations', 'listCustomItems'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    failed: () => true,
  })
  return (
    <DeleteUsed
      noun="location"
      entry={entry}
      others={others}
      act={act}
      onDelete={(moveTo) => act.run({ params: { ...place, id: entry.id }, query: { moveTo } })}
      onClose={close}
    />
  )
}

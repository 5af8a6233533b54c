import { Shapes } from 'lucide-react'
import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { refreshCalls, useCall, writeCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { customerCategoryDialog, kitchenScreen } from '#areas/customer-data/customer-data.addresses.ts'
import {
  deleteCustomerCategory,
  listCustomerCategories,
  sortCustomerCategories,
} from '#areas/customer-data/named-entries.endpoints.ts'
import type { NamedEntry } from '#areas/customer-data/named-entry.ts'
import { DeleteUsed } from './delete-used.tsx'
import { NamedList } from './named-list.tsx'

type Place = NonNullable<ReturnType<typeof useShipToParams>>

/** GUIDE-4: the categories of the kitchen, in its order. */
export function CategoriesTab() {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(listCustomerCategories, params && { params })
  const [doomed, setDoomed] = useState<NamedEntry>()
  const sort = useAct(sortCustomerCategories, {
    isInOrder: true,
    failed: () => void refreshCalls(['listCustomerCategories']) as undefined,
  })
  const entries = data?.categories
  if (params === null) return null
  return (
    <>
      <NamedList
        noun="category"
        plural="categories"
        about="How you group what you keep, in the order guides and counts show."
        picture={<Shapes size={40} aria-hidden="true" />}
        empty="Add groups such as Produce, Dairy or Paper goods, and guides and counts can be sorted by them."
        state={{ entries, failure: error, retry: () => void refetch() }}
        open={customerCategoryDialog.open}
        itemsOf={(id) => kitchenScreen.at({ category: id })}
        onSort={(ids) => {
          const sorted = ids.flatMap((id) => entries?.find((entry) => entry.id === id) ?? [])
          writeCall(listCustomerCategories, { params }, () => ({ categories: sorted }))
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
  const act = useAct(deleteCustomerCategory, {
    refresh: ['listCustomerCategories', 'listCustomItems'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    failed: () => true,
  })
  return (
    <DeleteUsed
      noun="category"
      entry={entry}
      others={others}
      act={act}
      onDelete={(moveTo) => act.run({ params: { ...place, id: entry.id }, query: { moveTo } })}
      onClose={close}
    />
  )
}

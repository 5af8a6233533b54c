import { Trash2, Truck } from 'lucide-react'
import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { Link } from '#browser/link.tsx'
import { useGo, useHref } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { showToast } from '#browser/toasts.ts'
import { useAct } from '#browser/use-act.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { distributorDialog, kitchenScreen } from '#areas/customer-data/customer-data.addresses.ts'
import type { CustomerDistributor } from '#areas/customer-data/customer-distributor.ts'
import { deleteDistributor, listDistributors } from '#areas/customer-data/distributors.endpoints.ts'
import { ListSkeleton } from '#ui/list-skeleton.tsx'
import { TabHead } from '../tab-head.tsx'
import { DeleteUsed } from './delete-used.tsx'

/** GUIDE-4: who else the kitchen buys from, by name. */
export function DistributorsTab() {
  const params = useShipToParams()
  const go = useGo()
  const hrefTo = useHref()
  const { data, error, refetch } = useCall(listDistributors, params && { params })
  const [doomed, setDoomed] = useState<CustomerDistributor>()
  return (
    <div className="max-w-[992px]">
      <TabHead addLabel="Add distributor" onAdd={() => go(distributorDialog.open('new'))}>
        Who else you buy from: farms, bakeries, other distributors. Custom items and invoices name them.
      </TabHead>
      {error && !data ? (
        <ErrorState failure={error} what="Your distributors" onRetry={() => void refetch()} />
      ) : !data ? (
        <ListSkeleton rows={4} />
      ) : data.distributors.length === 0 ? (
        <EmptyState title="No other distributors yet" picture={<Truck size={40} aria-hidden="true" />}>
          Add one to say where custom items come from and to enter its invoices.
        </EmptyState>
      ) : (
        <ul
          aria-label="Distributors"
          className="divide-y divide-line overflow-hidden rounded-dialog border border-line bg-raised"
        >
          {data.distributors.map((distributor) => (
            <li key={distributor.id} className="flex items-center gap-3 py-2 pr-1 pl-3">
              <div className="grid min-w-0 flex-1 gap-x-4 md:items-center md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_max-content]">
                <Link
                  href={hrefTo(distributorDialog.open(distributor.id))}
                  className="min-w-0 truncate font-medium text-action no-underline data-hovered:underline"
                >
                  {distributor.name}
                </Link>
                <span className="min-w-0 truncate text-13 text-muted">{contactOf(distributor)}</span>
                <span className="flex gap-3 text-13 pointer-coarse:*:min-h-11 pointer-coarse:*:content-center">
                  <Link href={kitchenScreen.at({ distributor: distributor.id })}>Items</Link>
                  <Link href={kitchenScreen.at({ tab: 'invoices', distributor: distributor.id })}>Invoices</Link>
                </span>
              </div>
              <IconButton label={`Delete ${distributor.name}`} onPress={() => setDoomed(distributor)}>
                <Trash2 size={16} aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {params && doomed && (
        <Deletion
          key={doomed.id}
          place={params}
          distributor={doomed}
          others={data?.distributors ?? []}
          close={() => setDoomed(undefined)}
        />
      )}
    </div>
  )
}

const contactOf = ({ contactName, phone, email, accountNumber }: CustomerDistributor): string =>
  [contactName, phone, email, accountNumber && `Account ${accountNumber}`].filter(Boolean).join(' · ')

function Deletion({
  place,
  distributor,
  others,
  close,
}: {
  place: { division: string; shipTo: string }
  distributor: CustomerDistributor
  others: readonly CustomerDistributor[]
  close: () => void
}) {
  const act = useAct(deleteDistributor, {
    refresh: ['listDistributors', 'listCustomItems', 'listCustomerInvoices'],
    done: ({ message }) => {
      showToast({ tone: 'success', message })
      close()
    },
    failed: () => true,
  })
  return (
    <DeleteUsed
      noun="distributor"
      entry={distributor}
      others={others}
      act={act}
      onDelete={(moveTo) => act.run({ params: { ...place, id: distributor.id }, query: { moveTo } })}
      onClose={close}
    />
  )
}

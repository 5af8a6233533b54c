import { CornerDownRight, Settings2, ShoppingBasket } from 'lucide-react'
import { shipToSettingsDialog } from '#areas/customers/customers.addresses.ts'
import { shopScreen } from '#areas/shop/shop.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { plural } from '#kit/text.ts'
import { useMode } from '#browser/app-mode.ts'
import { useActor } from '#browser/current-user.ts'
import { Badge } from '#ui/badge.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { shipToIdOf } from '#areas/customers/rules/ship-to-id.ts'
import type { Customer, CustomerShipTo } from '../customer.ts'
import { shipToTree } from '../rules/ship-to-tree.ts'
import { NothingHere, PageCard } from './page-card.tsx'
import { useOpenFor } from './use-open-for.ts'

/** CUST-1: the places of a customer; children stand below their parent. */
export function ShipTosCard({ customer }: { customer: Customer }) {
  return (
    <PageCard
      title="Ship-tos"
      action={<span className="figures text-13 text-muted">{plural(customer.shipTos.length, 'ship-to')}</span>}
    >
      {customer.shipTos.length === 0 && <NothingHere>This customer has no ship-to yet.</NothingHere>}
      <ul>
        {shipToTree(customer.shipTos).map(({ shipTo, children }) => (
          <li key={shipTo.number} className="border-b border-line last:border-0">
            <Place shipTo={shipTo} customer={customer} />
            {children.length > 0 && (
              <ul aria-label={`Children of ${shipTo.name}`}>
                {children.map((child) => (
                  <li key={child.number} className="border-t border-line">
                    <Place shipTo={child} customer={customer} isChild />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </PageCard>
  )
}

function Place({
  shipTo,
  customer,
  isChild = false,
}: {
  shipTo: CustomerShipTo
  customer: Customer
  isChild?: boolean
}) {
  const openFor = useOpenFor(customer)
  const go = useGo()
  const { can } = useActor()
  // The shop is closed in accounting (ACCESS-6).
  const mayShop = useMode() === 'restaurant'
  const { number, name, address, city, state, dsrName, gpos } = shipTo
  // What all have in common stands beside the list, once.
  const isAlike = (of: (other: CustomerShipTo) => string) => customer.shipTos.every((other) => of(other) === of(shipTo))
  const ownGpos = isAlike((other) => other.gpos.join()) ? [] : gpos
  const ownDsr = isAlike((other) => other.dsrName) ? '' : dsrName
  const where = [number, address, [city, state].filter(Boolean).join(', ')].filter(Boolean).join(' · ')
  return (
    <div className={`flex items-center gap-3 py-2 pr-2 ${isChild ? 'pl-9' : 'pl-4'}`}>
      {isChild && <CornerDownRight size={16} aria-hidden="true" className="-ml-5 shrink-0 text-muted" />}
      <div className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="min-w-0 font-medium break-words sm:truncate">{name}</span>
          {shipTo.isProspective && <Badge tone="info">Prospect</Badge>}
          {!shipTo.isActive && <Badge>Not active</Badge>}
          {!shipTo.isOrderingAllowed && <Badge tone="warning">No ordering</Badge>}
          {ownGpos.map((gpo) => (
            <Badge key={gpo}>{gpo}</Badge>
          ))}
        </span>
        <span className="figures block truncate text-13 text-muted">{where}</span>
        {ownDsr && <span className="block truncate text-13 text-muted">DSR {ownDsr}</span>}
      </div>
      <span className="flex shrink-0">
        {can('shipToSettings') && (
          <IconButton
            label={`Settings of ${name}`}
            onPress={() => go(shipToSettingsDialog.open(shipToIdOf({ division: customer.division, shipTo: number })))}
          >
            <Settings2 size={17} aria-hidden="true" />
          </IconButton>
        )}
        {mayShop && (
          <IconButton
            label={`Shop for ${name}`}
            disabledReason={shipTo.isActive ? undefined : 'This ship-to is not active'}
            onPress={() => openFor(number, shopScreen.at())}
          >
            <ShoppingBasket size={17} aria-hidden="true" />
          </IconButton>
        )}
      </span>
    </div>
  )
}

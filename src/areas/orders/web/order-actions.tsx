import { Ban, CalendarSync, Download, PencilLine, RotateCcw } from 'lucide-react'
import { cancelOrderDialog, changeOrderDialog, reorderDialog } from '#areas/checkout/checkout.addresses.ts'
import { forShipTo } from '#areas/customers/customers.addresses.ts'
import { AddToGuideLink } from '#areas/items/web/public.tsx'
import { newStandingOrderScreen } from '#areas/standing-orders/standing-orders.addresses.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { combine } from '#contract/address.ts'
import { type CallAnswer, callPath } from '#contract/endpoint.ts'
import { formatMoment } from '#kit/clock-time.ts'
import { Button } from '#ui/button.tsx'
import { Menu } from '#ui/menu.tsx'
import type { getOrder } from '../orders.endpoints.ts'
import { downloadOrderCsv, downloadOrderPdf, downloadOrderXlsx } from '../order-files.endpoints.ts'
import { orderDialog, orderKey, ordersScreen } from '../orders.addresses.ts'

const files = [
  ['PDF', downloadOrderPdf],
  ['CSV', downloadOrderCsv],
  ['XLSX', downloadOrderXlsx],
] as const

/**
 * ORDER-1: what can be done with an order. What concerns carts and guides belongs to the selected
 * ship-to, so that reordering at another one selects it first.
 */
export function OrderActions({ found, isOfSelected }: { found: CallAnswer<typeof getOrder>; isOfSelected: boolean }) {
  const { order, whyNotChange, whyNotCancel, cutOffAt, timeZone } = found
  const go = useGo()
  const actor = useActor()
  const params = { division: order.division, shipTo: order.shipTo, orderId: order.id }
  const reorder = () =>
    go(
      isOfSelected
        ? combine(orderDialog.closed, reorderDialog.open(order.id))
        : ordersScreen.at({}, combine(forShipTo(order), reorderDialog.open(order.id))),
    )
  const mayOrder = actor.can('manageCart') && actor.can('addOrder')
  // Of an order that has come to its end nobody asks why it cannot be changed.
  const isUnderWay = order.status === 'Placed' || order.status === 'InProgress' || order.status === 'Open'
  const acts = [
    { label: 'Change order', icon: PencilLine, whyNot: whyNotChange, to: changeOrderDialog },
    { label: 'Cancel order', icon: Ban, whyNot: whyNotCancel, to: cancelOrderDialog },
  ]
  return (
    <div className="grid gap-2 print:hidden">
      <div className="flex flex-wrap gap-2">
        {mayOrder &&
          isUnderWay &&
          acts.map(({ label, icon: Icon, whyNot, to }) => (
            <Button
              key={label}
              size="small"
              disabledReason={whyNot ?? undefined}
              onPress={() => go(combine(orderDialog.closed, to.open(orderKey(order))))}
            >
              <Icon size={15} aria-hidden="true" />
              {label}
            </Button>
          ))}
        {actor.can('manageCart') && (
          <Button size="small" onPress={reorder}>
            <RotateCcw size={15} aria-hidden="true" />
            Reorder
          </Button>
        )}
        {actor.can('manageCart') && (
          <Button
            size="small"
            onPress={() =>
              go(newStandingOrderScreen.at({ from: `order.${order.id}` }, isOfSelected ? undefined : forShipTo(order)))
            }
          >
            <CalendarSync size={15} aria-hidden="true" />
            Repeat
          </Button>
        )}
        <Menu
          label="Download"
          trigger={
            <Button size="small">
              <Download size={15} aria-hidden="true" />
              Download
            </Button>
          }
          entries={files.map(([label, file]) => ({
            id: label,
            label: `As ${label}`,
            // A file leaves the page where it is.
            onAction: () => window.location.assign(callPath(file, params)),
          }))}
        />
        {isOfSelected && (
          <AddToGuideLink value={`order.${order.id}`} name="all items of this order" closing={orderDialog.closed} />
        )}
      </div>
      {mayOrder && isUnderWay && (
        <p className="text-13 text-muted">
          {whyNotCancel ??
            whyNotChange ??
            (cutOffAt
              ? `It can be changed until ${formatMoment(new Date(cutOffAt), timeZone)}.`
              : 'It can be changed until the warehouse picks it up.')}
        </p>
      )}
    </div>
  )
}

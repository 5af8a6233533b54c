import { useState } from 'react'
import { ClipboardList } from 'lucide-react'
import { orderAddress, orderDialog } from '#areas/orders/orders.addresses.ts'
import { findOrders, listOrders } from '#areas/orders/orders.endpoints.ts'
import type { OrderSummary } from '#areas/orders/order.ts'
import { maxDaysBack } from '#areas/orders/rules/order-range.ts'
import { statusWord } from '#areas/orders/web/public.tsx'
import { poText } from '#areas/carts/rules/po-text.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { combine } from '#contract/address.ts'
import { addDays, formatDay } from '#kit/dates.ts'
import { paletteDialog } from '../shell.addresses.ts'
import type { Command } from './command.ts'
import { matchOrders } from './match-orders.ts'
import { type Found, maxOfAKind } from './use-found-commands.ts'

/** Letters of a number or PO before the server is asked. */
const fewestLetters = 3
/** The call also matches items of orders, which are left out here. */
const asked = 30

/**
 * SHELL-10: orders of the ship-to by a part of their number or PO, as far back as the list of
 * orders goes, and those of the user's other ship-tos by the whole of it.
 */
export function useFoundOrders(typed: string): Found {
  const params = useShipToParams()
  const mayRead = useActor().can('viewSalesOrders')
  const go = useGo()
  const keyword = useDebounced(typed, suggestDebounceMs)
  const isWanted = params !== null && mayRead && keyword.length >= fewestLetters && keyword.length <= 100
  // A day within the limit in every time zone.
  const [from] = useState(() => addDays(new Date().toISOString().slice(0, 10), 2 - maxDaysBack))
  const query = { keyword, from, pageSize: asked }
  const { data, isFetching, error, refetch } = useCall(listOrders, isWanted ? { params, query } : null, {
    keepPrevious: true,
  })
  const everywhere = useCall(findOrders, isWanted ? { query: { keyword, limit: maxOfAKind } } : null, {
    keepPrevious: true,
  })
  const isHere = ({ division, shipTo }: OrderSummary) => division === params?.division && shipTo === params.shipTo
  const elsewhere = (everywhere.data?.orders ?? []).filter((order) => !isHere(order))
  const orders =
    isWanted && typed.length >= fewestLetters ? matchOrders([...(data?.orders ?? []), ...elsewhere], typed) : []
  const commands = orders.slice(0, maxOfAKind).map((order): Command => ({
    id: `order ${order.id}`,
    kind: 'Orders',
    label: `Order ${order.orderNumber}`,
    detail: [
      !isHere(order) && order.shipToName,
      order.po && poText(order.po),
      order.deliveryDate && formatDay(order.deliveryDate),
      statusWord(order.status),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: ClipboardList,
    run: () =>
      go(isHere(order) ? combine(paletteDialog.closed, orderDialog.open(order.id)) : orderAddress(order), {
        replace: true,
      }),
  }))
  return {
    commands,
    isSearching: isWanted && (isFetching || everywhere.isFetching || keyword !== typed),
    retry:
      isWanted && (error || everywhere.error)
        ? () => {
            if (error) void refetch()
            if (everywhere.error) void everywhere.refetch()
          }
        : undefined,
  }
}

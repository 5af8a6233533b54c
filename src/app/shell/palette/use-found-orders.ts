import { useState } from 'react'
import { ClipboardList } from 'lucide-react'
import { listOrders } from '#areas/orders/orders.endpoints.ts'
import { mostDaysBack } from '#areas/orders/rules/order-range.ts'
import { statusWord } from '#areas/orders/web/public.tsx'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { useGo, useHrefWith } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { addDays, formatDay } from '#kit/dates.ts'
import type { Command } from './command.ts'
import { findOrders } from './find-orders.ts'
import { type Found, mostOfAKind } from './use-found-commands.ts'

/** Letters of a number or PO before the server is asked. */
const fewestLetters = 3
/** The call also matches items of orders, which are left out here. */
const asked = 30

/** SHELL-10: orders of the ship-to by number or PO, as far back as the list of orders goes. */
export function useFoundOrders(typed: string): Found {
  const params = useShipToParams()
  const mayRead = useActor().can('viewSalesOrders')
  const go = useGo()
  const hrefWith = useHrefWith()
  const keyword = useDebounced(typed, suggestDebounceMs)
  const isWanted = params !== null && mayRead && keyword.length >= fewestLetters && keyword.length <= 100
  // A day within the limit in every time zone.
  const [from] = useState(() => addDays(new Date().toISOString().slice(0, 10), 2 - mostDaysBack))
  const query = { keyword, from, pageSize: asked }
  const { data, isFetching, error, refetch } = useCall(listOrders, isWanted ? { params, query } : null, {
    keepPrevious: true,
  })
  const orders = isWanted && typed.length >= fewestLetters ? findOrders(data?.orders ?? [], typed) : []
  const commands = orders.slice(0, mostOfAKind).map((order): Command => ({
    id: `order ${order.id}`,
    kind: 'Orders',
    label: `Order ${order.orderNumber}`,
    detail: [
      order.po && `PO ${order.po}`,
      order.deliveryDate && formatDay(order.deliveryDate),
      statusWord(order.status),
    ]
      .filter(Boolean)
      .join(' · '),
    icon: ClipboardList,
    run: () => go(hrefWith({ dialog: undefined, order: order.id }), { replace: true }),
  }))
  return {
    commands,
    isSearching: isWanted && (isFetching || keyword !== typed),
    retry: isWanted && error ? () => void refetch() : undefined,
  }
}

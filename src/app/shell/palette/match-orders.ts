import type { OrderSummary } from '#areas/orders/order.ts'

/**
 * SHELL-10: those whose own number, ERP number or PO contains the keyword; a number in full comes
 * first.
 */
export function matchOrders<O extends Pick<OrderSummary, 'orderNumber' | 'erpOrderNumber' | 'po'>>(
  orders: readonly O[],
  keyword: string,
): O[] {
  const text = keyword.trim().toLowerCase()
  const namesOf = ({ orderNumber, erpOrderNumber, po }: O) =>
    [orderNumber, erpOrderNumber ?? '', po].map((name) => name.toLowerCase())
  const found = orders.filter((order) => namesOf(order).some((name) => name.includes(text)))
  const isExact = (order: O) => namesOf(order).includes(text)
  return [...found.filter(isExact), ...found.filter((order) => !isExact(order))]
}

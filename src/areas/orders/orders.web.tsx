import { ClipboardList } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'

const rule = { needs: ['viewSalesOrders'] } as const

/** Sales orders: the list, and one order beside it. */
export const ordersWeb: WebArea = {
  name: 'orders',
  routes: [
    {
      path: '/salesorders',
      title: 'Sales orders',
      rule,
      screen: () => import('./web/orders-screen.tsx').then((module) => module.OrdersScreen),
    },
  ],
  navigation: [
    {
      label: 'Orders',
      href: '/salesorders',
      order: 20,
      icon: ClipboardList,
      rule,
      isInBottomBar: true,
      keys: 'g o',
      words: 'sales history past',
    },
  ],
  dialogs: [
    { parameter: 'order', rule, dialog: () => import('./web/order-sheet.tsx').then((module) => module.OrderSheet) },
  ],
}

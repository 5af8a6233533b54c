import { ClipboardList } from 'lucide-react'
import { cancelOrderDialog, changeOrderDialog, reorderDialog } from '#areas/checkout/checkout.addresses.ts'
import type { WebArea } from '#browser/web-area.ts'
import { orderDialog, orderFiltersDialog, ordersScreen } from './orders.addresses.ts'

const rule = { needs: ['viewSalesOrders'] } as const

/** Sales orders: the list, and one order beside it. */
export const ordersWeb: WebArea = {
  name: 'orders',
  routes: [
    {
      screen: ordersScreen,
      title: 'Sales orders',
      rule,
      component: () => import('./web/orders-screen.tsx').then((module) => module.OrdersScreen),
    },
  ],
  navigation: [
    {
      label: 'Orders',
      to: ordersScreen.at(),
      order: 20,
      icon: ClipboardList,
      rule,
      bottomBarOf: ['restaurant', 'accounting'],
      keys: 'g o',
      words: 'sales history past',
    },
  ],
  dialogs: [
    {
      dialog: orderDialog,
      rule,
      // An address may ask for an order and for what is done with it.
      yieldsTo: [reorderDialog, changeOrderDialog, cancelOrderDialog],
      component: () => import('./web/order-sheet.tsx').then((module) => module.OrderSheet),
    },
    {
      dialog: orderFiltersDialog,
      rule,
      component: () => import('./web/order-filters-sheet.tsx').then((module) => module.OrderFiltersSheet),
    },
  ],
}

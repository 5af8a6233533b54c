import type { WebArea } from '#browser/web-area.ts'
import {
  cancelOrderDialog,
  changeOrderDialog,
  orderPlacedScreen,
  reorderDialog,
  reviewCartScreen,
} from './checkout.addresses.ts'

/** Reviewing a cart and placing it. */
export const checkoutWeb: WebArea = {
  name: 'checkout',
  kept: ['reviewCart'],
  dialogs: [
    {
      dialog: reorderDialog,
      rule: { needs: ['manageCart', 'viewSalesOrders'], modes: ['restaurant'] },
      component: () => import('./web/reorder-dialog.tsx').then((module) => module.ReorderDialog),
    },
    {
      dialog: changeOrderDialog,
      rule: { needs: ['manageCart', 'addOrder', 'viewSalesOrders'], modes: ['restaurant'] },
      component: () => import('./web/change-order-dialog.tsx').then((module) => module.ChangeOrderDialog),
    },
    {
      dialog: cancelOrderDialog,
      rule: { needs: ['manageCart', 'addOrder', 'viewSalesOrders'], modes: ['restaurant'] },
      component: () => import('./web/cancel-order-dialog.tsx').then((module) => module.CancelOrderDialog),
    },
  ],
  routes: [
    {
      screen: reviewCartScreen,
      title: 'Review cart',
      rule: { needs: ['manageCart'], modes: ['restaurant'] },
      component: () => import('./web/review-screen.tsx').then((module) => module.ReviewScreen),
    },
    {
      screen: orderPlacedScreen,
      title: 'Thank you',
      rule: { needs: ['viewSalesOrders'] },
      component: () => import('./web/thank-you-screen.tsx').then((module) => module.ThankYouScreen),
    },
  ],
}

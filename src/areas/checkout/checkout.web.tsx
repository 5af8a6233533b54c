import type { WebArea } from '#browser/web-area.ts'

/** Reviewing a cart and placing it. */
export const checkoutWeb: WebArea = {
  name: 'checkout',
  kept: ['reviewCart'],
  dialogs: [
    {
      parameter: 'reorder',
      rule: { needs: ['manageCart', 'viewSalesOrders'], modes: ['restaurant'] },
      dialog: () => import('./web/reorder-dialog.tsx').then((module) => module.ReorderDialog),
    },
  ],
  routes: [
    {
      path: '/review-cart',
      title: 'Review cart',
      rule: { needs: ['manageCart'], modes: ['restaurant'] },
      screen: () => import('./web/review-screen.tsx').then((module) => module.ReviewScreen),
    },
    {
      path: '/order-placed',
      title: 'Thank you',
      rule: { needs: ['viewSalesOrders'] },
      screen: () => import('./web/thank-you-screen.tsx').then((module) => module.ThankYouScreen),
    },
  ],
}

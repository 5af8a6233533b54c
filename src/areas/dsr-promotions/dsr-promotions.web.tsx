import type { WebArea } from '#browser/web-area.ts'
import { promotionDialog, promotionScreen, promotionsScreen } from './dsr-promotions.addresses.ts'

const rule = { needs: ['priceOverride'], kinds: ['internal'] } as const

/** STAFF-3: promotions of sales reps and the office. */
export const dsrPromotionsWeb: WebArea = {
  name: 'dsr-promotions',
  routes: [
    {
      screen: promotionsScreen,
      title: 'Promotions',
      rule,
      component: () => import('./web/promotions-screen.tsx').then((module) => module.PromotionsScreen),
    },
    {
      screen: promotionScreen,
      title: 'Promotion',
      rule,
      component: () => import('./web/promotion-screen.tsx').then((module) => module.PromotionScreen),
    },
  ],
  dialogs: [
    {
      dialog: promotionDialog,
      rule,
      component: () => import('./web/promotion-dialog.tsx').then((module) => module.PromotionDialog),
    },
  ],
  menuEntries: [
    { label: 'Promotions', to: promotionsScreen.at(), order: 38, rule, words: 'discount deal offer percent off bogo' },
  ],
  commands: [
    { label: 'New promotion', to: promotionsScreen.at({}, promotionDialog.open('new')), rule, words: 'discount add' },
  ],
}

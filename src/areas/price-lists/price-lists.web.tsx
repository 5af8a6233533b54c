import { Tags } from 'lucide-react'
import type { WebArea } from '#browser/web-area.ts'
import { priceListScreen } from './price-lists.addresses.ts'

const rule = { modes: ['restaurant'] } as const

/** STAFF-4: what the ship-to pays on a delivery date. */
export const priceListsWeb: WebArea = {
  name: 'price-lists',
  routes: [
    {
      screen: priceListScreen,
      title: 'Price list',
      rule,
      component: () => import('./web/price-list-screen.tsx').then((module) => module.PriceListScreen),
    },
  ],
  navigation: [
    {
      label: 'Price list',
      to: priceListScreen.at(),
      order: 43,
      icon: Tags,
      rule,
      isHiddenForProspects: true,
      words: 'prices print download pdf xlsx excel margin quote',
    },
  ],
}

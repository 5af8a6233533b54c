import type { WebArea } from '#browser/web-area.ts'
import { categoryImagesScreen } from './items.addresses.ts'

const rule = { needs: ['importData'], kinds: ['internal'] } as const

/** ITEM-10: pictures of categories; everything else of items is shown by the shop. */
export const itemsWeb: WebArea = {
  name: 'items',
  routes: [
    {
      screen: categoryImagesScreen,
      title: 'Category images',
      rule,
      component: () => import('./web/category-images-screen.tsx').then((module) => module.CategoryImagesScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Category images',
      to: categoryImagesScreen.at(),
      order: 39,
      rule,
      words: 'pictures photos placeholder catalogue',
    },
  ],
}

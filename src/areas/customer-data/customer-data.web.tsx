import type { WebArea } from '#browser/web-area.ts'
import {
  customerCategoryDialog,
  customerInvoiceDialog,
  customerLocationDialog,
  customItemDialog,
  distributorDialog,
  editCustomItemDialog,
  kitchenScreen,
  ownWordsDialog,
} from './customer-data.addresses.ts'
import { type KitchenTab, kitchenTabs } from './kitchen-tabs.ts'

const rule = { needs: ['manageCustomData'] } as const

const words: Readonly<Record<KitchenTab, string>> = {
  items: 'custom items own alias',
  categories: 'groups',
  locations: 'shelves cooler storage',
  distributors: 'vendors suppliers',
  invoices: 'bills vendors suppliers',
}

/** A kitchen's own items, categories, locations, distributors and invoices (GUIDE-4). */
export const customerDataWeb: WebArea = {
  name: 'customer-data',
  routes: [
    {
      screen: kitchenScreen,
      title: 'Your kitchen',
      rule,
      component: () => import('./web/kitchen-screen.tsx').then((module) => module.KitchenScreen),
    },
  ],
  menuEntries: [
    { label: 'Your kitchen', to: kitchenScreen.at(), order: 22, rule, words: 'custom data items locations' },
  ],
  commands: [
    ...(Object.entries(kitchenTabs) as [KitchenTab, string][]).map(([tab, title]) => ({
      label: `Your kitchen: ${title}`,
      to: kitchenScreen.at({ tab }),
      rule,
      words: words[tab],
    })),
    { label: 'Add custom item', to: kitchenScreen.at({}, editCustomItemDialog.open('new')), rule, words: 'new own' },
    {
      label: 'Add invoice of another distributor',
      to: kitchenScreen.at({ tab: 'invoices' }, customerInvoiceDialog.open('new')),
      rule,
      words: 'new bill',
    },
  ],
  dialogs: [
    {
      dialog: customItemDialog,
      rule,
      component: () => import('./web/items/custom-item-dialog.tsx').then((module) => module.CustomItemDialog),
    },
    {
      dialog: editCustomItemDialog,
      rule,
      component: () => import('./web/items/edit-item-dialog.tsx').then((module) => module.EditItemDialog),
    },
    {
      dialog: ownWordsDialog,
      rule,
      component: () => import('./web/items/own-words-dialog.tsx').then((module) => module.OwnWordsDialog),
    },
    {
      dialog: customerCategoryDialog,
      rule,
      component: () => import('./web/lists/named-entry-dialog.tsx').then((module) => module.CategoryDialog),
    },
    {
      dialog: customerLocationDialog,
      rule,
      component: () => import('./web/lists/named-entry-dialog.tsx').then((module) => module.LocationDialog),
    },
    {
      dialog: distributorDialog,
      rule,
      component: () => import('./web/lists/distributor-dialog.tsx').then((module) => module.DistributorDialog),
    },
    {
      dialog: customerInvoiceDialog,
      rule,
      component: () => import('./web/invoices/invoice-sheet.tsx').then((module) => module.InvoiceSheet),
    },
  ],
}

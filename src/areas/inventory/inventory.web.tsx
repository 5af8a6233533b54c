import { ClipboardCheck } from 'lucide-react'
import { atRest } from '#browser/at-rest.ts'
import type { WebArea } from '#browser/web-area.ts'
import {
  countScreen,
  deleteCountDialog,
  inventoriesScreen,
  inventoryScreen,
  renameCountDialog,
  startCountDialog,
} from './inventory.addresses.ts'

const rule = { needs: ['inventoryCounts'] } as const

/** INV-1: counts, the sheet one counts on, and what a count came to. */
export const inventoryWeb: WebArea = {
  name: 'inventory',
  routes: [
    {
      screen: inventoriesScreen,
      title: 'Inventory',
      rule,
      component: () => import('./web/inventories-screen.tsx').then((module) => module.InventoriesScreen),
    },
    {
      screen: countScreen,
      title: 'Count',
      rule,
      component: () => import('./web/sheet/count-screen.tsx').then((module) => module.CountScreen),
    },
    {
      screen: inventoryScreen,
      title: 'Count',
      rule,
      component: () => import('./web/result/inventory-screen.tsx').then((module) => module.InventoryScreen),
    },
  ],
  navigation: [
    {
      label: 'Inventory',
      to: inventoriesScreen.at(),
      order: 40,
      icon: ClipboardCheck,
      rule,
      keys: 'g i',
      words: 'count stock shelf variance',
    },
  ],
  dialogs: [
    {
      dialog: startCountDialog,
      rule,
      component: () => import('./web/start-count-dialog.tsx').then((module) => module.StartCountDialog),
    },
    {
      dialog: renameCountDialog,
      rule,
      component: () => import('./web/rename-count-dialog.tsx').then((module) => module.RenameCountDialog),
    },
    {
      dialog: deleteCountDialog,
      rule,
      component: () => import('./web/delete-count-dialog.tsx').then((module) => module.DeleteCountDialog),
    },
  ],
  commands: [
    { label: 'Start a count', to: startCountDialog.open('guide'), rule, words: 'inventory stocktake shelf count' },
  ],
  topBarWidgets: [
    {
      name: 'send-kept-counts',
      rule,
      width: 0,
      // What was kept is sent after the first screen.
      widget: () => atRest().then(async () => (await import('./web/send-kept-counts.tsx')).SendKeptCounts),
    },
  ],
  kept: ['listCustomerInventories'],
}

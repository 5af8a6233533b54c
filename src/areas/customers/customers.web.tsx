import type { WebArea } from '#browser/web-area.ts'

const settingsRule = { needs: ['shipToSettings'] } as const

/** Bill-tos and ship-tos. */
export const customersWeb: WebArea = {
  name: 'customers',
  routes: [
    {
      path: '/shipto-settings',
      title: 'Ship-to settings',
      rule: settingsRule,
      screen: () => import('./web/settings/settings-screen.tsx').then((module) => module.SettingsScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Ship-to settings',
      href: '/shipto-settings',
      order: 35,
      rule: settingsRule,
      words: 'food cost recipe price switch',
    },
  ],
  dialogs: [
    {
      parameter: 'dialog',
      value: 'customer-details',
      dialog: () => import('./web/customer-details-dialog.tsx').then((module) => module.CustomerDetailsDialog),
    },
    {
      parameter: 'settings',
      rule: settingsRule,
      dialog: () => import('./web/settings/edit-settings-dialog.tsx').then((module) => module.EditSettingsDialog),
    },
  ],
}

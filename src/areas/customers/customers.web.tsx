import type { WebArea } from '#browser/web-area.ts'
import { shipToSettingsDialog, shipToSettingsScreen } from './customers.addresses.ts'

const settingsRule = { needs: ['shipToSettings'] } as const

/** Bill-tos and ship-tos. */
export const customersWeb: WebArea = {
  name: 'customers',
  routes: [
    {
      screen: shipToSettingsScreen,
      title: 'Ship-to settings',
      rule: settingsRule,
      component: () => import('./web/settings/settings-screen.tsx').then((module) => module.SettingsScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Ship-to settings',
      to: shipToSettingsScreen.at(),
      order: 35,
      rule: settingsRule,
      words: 'food cost recipe price switch',
    },
  ],
  dialogs: [
    {
      dialog: shipToSettingsDialog,
      rule: settingsRule,
      component: () => import('./web/settings/edit-settings-dialog.tsx').then((module) => module.EditSettingsDialog),
    },
  ],
}

import type { WebArea } from '#browser/web-area.ts'
import { importRunDialog, importsScreen } from './imports.addresses.ts'

const rule = { needs: ['importData'], kinds: ['internal'] } as const

/** The screen of past imports (PLAT-13). */
export const importsWeb: WebArea = {
  name: 'imports',
  routes: [
    {
      screen: importsScreen,
      title: 'Imports',
      rule,
      component: () => import('./web/imports-screen.tsx').then((module) => module.ImportsScreen),
    },
  ],
  menuEntries: [{ label: 'Imports', to: importsScreen.at(), order: 37, rule, words: 'upload files csv' }],
  dialogs: [
    { dialog: importRunDialog, rule, component: () => import('./web/run-sheet.tsx').then((module) => module.RunSheet) },
  ],
}

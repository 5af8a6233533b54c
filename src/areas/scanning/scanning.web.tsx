import type { WebArea } from '#browser/web-area.ts'
import { scanningFeatures } from '#kit/scanning-features.ts'
import { askCodeDialog, codesScreen } from './scanning.addresses.ts'

const rule = { anyOf: scanningFeatures } as const

/** Codes of items, and what they stand for. */
export const scanningWeb: WebArea = {
  name: 'scanning',
  routes: [
    {
      screen: codesScreen,
      title: 'Remembered codes',
      rule,
      component: () => import('./web/codes-screen.tsx').then((module) => module.CodesScreen),
    },
  ],
  dialogs: [
    {
      dialog: askCodeDialog,
      component: () => import('./web/ask-code-dialog.tsx').then((module) => module.AskCodeDialog),
    },
  ],
  commands: [
    {
      label: 'Remembered codes',
      to: codesScreen.at(),
      rule,
      isHiddenForProspects: true,
      words: 'barcode scan gtin upc forget change',
    },
  ],
}

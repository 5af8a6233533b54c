import type { WebArea } from '#browser/web-area.ts'
import { ifShortDialog, substitutionsScreen } from './substitutions.addresses.ts'

const rule = { needs: ['manageCart'], modes: ['restaurant'] } as const

/** NEXT-3: what happens to items that come short. */
export const substitutionsWeb: WebArea = {
  name: 'substitutions',
  routes: [
    {
      screen: substitutionsScreen,
      title: 'Substitutes',
      rule,
      component: () => import('./web/substitutions-screen.tsx').then((module) => module.SubstitutionsScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Substitutes',
      to: substitutionsScreen.at(),
      order: 23,
      rule,
      words: 'substitutions if short out of stock alternatives instead ask me',
    },
  ],
  dialogs: [
    {
      dialog: ifShortDialog,
      rule,
      component: () => import('./web/if-short-dialog.tsx').then((module) => module.IfShortDialog),
    },
  ],
}

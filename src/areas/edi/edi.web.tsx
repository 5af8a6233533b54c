import type { WebArea } from '#browser/web-area.ts'
import { ediPartnerDialog, ediPartnerScreen, ediScreen } from './edi.addresses.ts'

const rule = { needs: ['connectPrograms', 'importData'], kinds: ['internal'] } as const

/** Orders of partners as X12 files, and the answers to them (NEXT-12). */
export const ediWeb: WebArea = {
  name: 'edi',
  routes: [
    {
      screen: ediScreen,
      title: 'EDI partners',
      rule,
      component: () => import('./web/edi-screen.tsx').then((module) => module.EdiScreen),
    },
    {
      screen: ediPartnerScreen,
      title: 'EDI partner',
      rule,
      component: () => import('./web/partner-screen.tsx').then((module) => module.PartnerScreen),
    },
  ],
  dialogs: [
    {
      dialog: ediPartnerDialog,
      rule,
      component: () => import('./web/partner-dialog.tsx').then((module) => module.PartnerDialog),
    },
  ],
  commands: [
    { label: 'EDI partners', to: ediScreen.at(), rule, words: 'x12 850 855 856 810 997 as2 developers' },
    { label: 'Add EDI partner', to: ediScreen.at({}, ediPartnerDialog.open('new')), rule, words: 'x12 new' },
  ],
}

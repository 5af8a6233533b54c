import type { WebArea } from '#browser/web-area.ts'
import {
  bringListDialog,
  deleteStagingGuideDialog,
  makeGuidesDialog,
  stagingGuideScreen,
  stagingGuidesScreen,
} from './staging-guides.addresses.ts'

const rule = { needs: ['manageGuides'], kinds: ['internal'], modes: ['restaurant'] } as const

/** Lists of customers that staff turn into guides. */
export const stagingGuidesWeb: WebArea = {
  name: 'staging-guides',
  routes: [
    {
      screen: stagingGuidesScreen,
      title: 'Staging guides',
      rule,
      component: () => import('./web/staging-guides-screen.tsx').then((module) => module.StagingGuidesScreen),
    },
    {
      screen: stagingGuideScreen,
      title: 'Staging guide',
      rule,
      component: () => import('./web/staging-guide-screen.tsx').then((module) => module.StagingGuideScreen),
    },
  ],
  menuEntries: [
    {
      label: 'Staging guides',
      to: stagingGuidesScreen.at(),
      order: 36,
      rule,
      words: 'bring customer list migrate import order guide',
    },
  ],
  commands: [
    {
      label: 'Bring a customer’s list',
      to: stagingGuidesScreen.at({}, bringListDialog.open()),
      rule,
      isHiddenForProspects: true,
      words: 'upload staging guide csv xlsx former distributor',
    },
  ],
  dialogs: [
    {
      dialog: bringListDialog,
      rule,
      component: () => import('./web/bring-list-dialog.tsx').then((module) => module.BringListDialog),
    },
    {
      dialog: makeGuidesDialog,
      rule,
      component: () => import('./web/make-guides-dialog.tsx').then((module) => module.MakeGuidesDialog),
    },
    {
      dialog: deleteStagingGuideDialog,
      rule,
      component: () =>
        import('./web/delete-staging-guide-dialog.tsx').then((module) => module.DeleteStagingGuideDialog),
    },
  ],
}

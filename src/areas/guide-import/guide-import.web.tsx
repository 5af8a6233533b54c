import type { WebArea } from '#browser/web-area.ts'
import { guidesScreen } from '#areas/guides/guides.addresses.ts'
import { importGuideDialog } from './guide-import.addresses.ts'

const rule = { needs: ['manageGuides', 'manageCart'], modes: ['restaurant'] } as const

/** Guides from the files of a kitchen. */
export const guideImportWeb: WebArea = {
  name: 'guide-import',
  commands: [
    {
      label: 'Import a guide',
      to: guidesScreen.at({}, importGuideDialog.open('new')),
      rule,
      isHiddenForProspects: true,
      words: 'upload guide csv xlsx spreadsheet file',
    },
  ],
  dialogs: [
    {
      dialog: importGuideDialog,
      rule,
      component: () => import('./web/import-guide-dialog.tsx').then((module) => module.ImportGuideDialog),
    },
  ],
}

import type { WebArea } from '#browser/web-area.ts'
import { helpDialog, shortcutsDialog } from './help.addresses.ts'

const component = () => import('./web/help-dialog.tsx').then((module) => module.HelpDialog)

/** Whom to ask, and which keys do what (SHELL-5). */
export const helpWeb: WebArea = {
  name: 'help',
  dialogs: [
    { dialog: helpDialog, component },
    { dialog: shortcutsDialog, isPreloaded: true, component },
  ],
}

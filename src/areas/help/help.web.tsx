import type { WebArea } from '#browser/web-area.ts'

const dialog = () => import('./web/help-dialog.tsx').then((module) => module.HelpDialog)

/** Whom to ask, and which keys do what (SHELL-5). */
export const helpWeb: WebArea = {
  name: 'help',
  dialogs: [
    { parameter: 'dialog', value: 'help', dialog },
    { parameter: 'dialog', value: 'shortcuts', isPreloaded: true, dialog },
  ],
}

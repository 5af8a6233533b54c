import type { WebArea } from '#browser/web-area.ts'

const rule = { needs: ['importData'], kinds: ['internal'] } as const

/** What imports did (PLAT-13). */
export const importsWeb: WebArea = {
  name: 'imports',
  routes: [
    {
      path: '/imports',
      title: 'Imports',
      rule,
      screen: () => import('./web/imports-screen.tsx').then((module) => module.ImportsScreen),
    },
  ],
  menuEntries: [{ label: 'Imports', href: '/imports', order: 37, rule, words: 'upload files csv' }],
  dialogs: [{ parameter: 'run', rule, dialog: () => import('./web/run-sheet.tsx').then((module) => module.RunSheet) }],
}

import type { WebArea } from '#browser/web-area.ts'

const rule = { needs: ['viewAudit'], kinds: ['internal'] } as const

/** Reading the audit trail (PLAT-8). */
export const auditTrailWeb: WebArea = {
  name: 'audit-trail',
  routes: [
    {
      path: '/audit-trail',
      title: 'Audit trail',
      rule,
      screen: () => import('./web/audit-trail-screen.tsx').then((module) => module.AuditTrailScreen),
    },
  ],
  menuEntries: [{ label: 'Audit trail', href: '/audit-trail', order: 35, rule, words: 'history log changes' }],
  dialogs: [
    { parameter: 'entry', rule, dialog: () => import('./web/entry-sheet.tsx').then((module) => module.EntrySheet) },
  ],
}

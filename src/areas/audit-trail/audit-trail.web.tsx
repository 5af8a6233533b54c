import type { WebArea } from '#browser/web-area.ts'
import { auditEntryDialog, auditTrailScreen } from './audit-trail.addresses.ts'

const rule = { needs: ['viewAudit'], kinds: ['internal'] } as const

/** Reading the audit trail (PLAT-8). */
export const auditTrailWeb: WebArea = {
  name: 'audit-trail',
  routes: [
    {
      screen: auditTrailScreen,
      title: 'Audit trail',
      rule,
      component: () => import('./web/audit-trail-screen.tsx').then((module) => module.AuditTrailScreen),
    },
  ],
  menuEntries: [{ label: 'Audit trail', to: auditTrailScreen.at(), order: 35, rule, words: 'history log changes' }],
  dialogs: [
    {
      dialog: auditEntryDialog,
      rule,
      component: () => import('./web/entry-sheet.tsx').then((module) => module.EntrySheet),
    },
  ],
}

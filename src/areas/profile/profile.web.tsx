import type { WebArea } from '#browser/web-area.ts'
import { profileTabs } from './profile-tabs.ts'

/** PROFILE-1: the profile page, from the user menu (SHELL-2). */
export const profileWeb: WebArea = {
  name: 'profile',
  routes: [
    {
      path: '/profile',
      title: 'Profile',
      screen: () => import('./web/profile-screen.tsx').then((module) => module.ProfileScreen),
    },
  ],
  dialogs: [
    {
      parameter: 'invoiceFormat',
      dialog: () => import('./web/invoice-preview-dialog.tsx').then((module) => module.InvoicePreviewDialog),
    },
  ],
  menuEntries: [{ label: 'Profile', href: '/profile', order: 10, words: 'account name phone picture' }],
  commands: [
    {
      label: profileTabs['payment-methods'],
      href: '/profile?tab=payment-methods',
      rule: { needs: ['viewBankCard'] },
      words: 'bank account credit card pay',
    },
    {
      label: profileTabs.privacy,
      href: '/profile?tab=privacy',
      rule: { kinds: ['external'] },
      words: 'change password two-factor 2fa mfa analytics',
    },
    {
      label: profileTabs['bill-tos'],
      href: '/profile?tab=bill-tos',
      rule: { needs: ['allBillTos'] },
      words: 'favourite customers',
    },
    { label: profileTabs['invoice-format'], href: '/profile?tab=invoice-format', words: 'bill layout' },
    { label: profileTabs.notifications, href: '/profile?tab=notifications', words: 'mail email sms alerts' },
  ],
}

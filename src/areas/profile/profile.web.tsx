import type { WebArea } from '#browser/web-area.ts'
import { profileTabs } from './profile-tabs.ts'
import { invoiceFormatDialog, profileScreen } from './profile.addresses.ts'

/** PROFILE-1: the profile page, from the user menu (SHELL-2). */
export const profileWeb: WebArea = {
  name: 'profile',
  routes: [
    {
      screen: profileScreen,
      title: 'Profile',
      component: () => import('./web/profile-screen.tsx').then((module) => module.ProfileScreen),
    },
  ],
  dialogs: [
    {
      dialog: invoiceFormatDialog,
      component: () => import('./web/invoice-preview-dialog.tsx').then((module) => module.InvoicePreviewDialog),
    },
  ],
  menuEntries: [{ label: 'Profile', to: profileScreen.at(), order: 10, words: 'account name phone picture' }],
  commands: [
    {
      label: profileTabs['payment-methods'],
      to: profileScreen.at({ tab: 'payment-methods' }),
      rule: { needs: ['viewBankCard'] },
      words: 'bank account credit card pay',
    },
    {
      label: profileTabs.privacy,
      to: profileScreen.at({ tab: 'privacy' }),
      rule: { kinds: ['external'] },
      words: 'change password two-factor 2fa mfa analytics',
    },
    {
      label: profileTabs['bill-tos'],
      to: profileScreen.at({ tab: 'bill-tos' }),
      rule: { needs: ['allBillTos'] },
      words: 'favourite customers',
    },
    { label: profileTabs['invoice-format'], to: profileScreen.at({ tab: 'invoice-format' }), words: 'bill layout' },
    {
      label: profileTabs.notifications,
      to: profileScreen.at({ tab: 'notifications' }),
      words: 'mail email sms alerts',
    },
  ],
}

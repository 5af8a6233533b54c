import type { WebArea } from '#browser/web-area.ts'

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
  menuEntries: [{ label: 'Profile', href: '/profile', order: 10 }],
}

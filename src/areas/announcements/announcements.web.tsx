import type { WebArea } from '#browser/web-area.ts'

const rule = { needs: ['manageBanners'], kinds: ['internal'] } as const

/** STAFF-2: what is announced to whom; the banners themselves stand in the shell. */
export const announcementsWeb: WebArea = {
  name: 'announcements',
  routes: [
    {
      path: '/announcements',
      title: 'Announcements',
      rule,
      screen: () => import('./web/announcements-screen.tsx').then((module) => module.AnnouncementsScreen),
    },
  ],
  menuEntries: [{ label: 'Announcements', href: '/announcements', order: 38, rule, words: 'banners notices news' }],
  dialogs: [
    {
      parameter: 'announcement',
      rule,
      dialog: () => import('./web/announcement-dialog.tsx').then((module) => module.AnnouncementDialog),
    },
  ],
}

import type { WebArea } from '#browser/web-area.ts'
import { announcementDialog, announcementsScreen } from './announcements.addresses.ts'

const rule = { needs: ['manageBanners'], kinds: ['internal'] } as const

/** STAFF-2: what is announced to whom; the banners themselves stand in the shell. */
export const announcementsWeb: WebArea = {
  name: 'announcements',
  routes: [
    {
      screen: announcementsScreen,
      title: 'Announcements',
      rule,
      component: () => import('./web/announcements-screen.tsx').then((module) => module.AnnouncementsScreen),
    },
  ],
  menuEntries: [
    { label: 'Announcements', to: announcementsScreen.at(), order: 38, rule, words: 'banners notices news' },
  ],
  dialogs: [
    {
      dialog: announcementDialog,
      rule,
      component: () => import('./web/announcement-dialog.tsx').then((module) => module.AnnouncementDialog),
    },
  ],
}

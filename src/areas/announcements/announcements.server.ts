import type { ServerArea } from '#platform/http/area.ts'
import { listAnnouncementsHandler, listPublicAnnouncementsHandler } from './server/announcements.routes.ts'
import {
  createBannerHandler,
  deleteBannerHandler,
  listBannersHandler,
  sortBannersHandler,
  updateBannerHandler,
} from './server/banners.routes.ts'

/** What the portal has to say, and to whom. */
export const announcementsServer: ServerArea = {
  name: 'announcements',
  handlers: [
    listPublicAnnouncementsHandler,
    listAnnouncementsHandler,
    listBannersHandler,
    createBannerHandler,
    updateBannerHandler,
    deleteBannerHandler,
    sortBannersHandler,
  ],
}

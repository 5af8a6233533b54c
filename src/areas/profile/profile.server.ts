import type { ServerArea } from '#platform/http/area.ts'
import {
  getFavoriteBillTosHandler,
  listFavoriteBillToChoicesHandler,
  updateFavoriteBillTosHandler,
} from './server/favourites.routes.ts'
import {
  getInvoiceFormatPreviewHandler,
  listInvoiceFormatsHandler,
  saveInvoiceFormatHandler,
} from './server/invoice-format.routes.ts'
import {
  deleteProfileImageHandler,
  getProfileImageHandler,
  requestProfileImageUploadHandler,
} from './server/profile-image.ts'
import { updateProfileHandler } from './server/profile.routes.ts'

/** The profile page: what people set for themselves. */
export const profileServer: ServerArea = {
  name: 'profile',
  handlers: [
    updateProfileHandler,
    requestProfileImageUploadHandler,
    deleteProfileImageHandler,
    getProfileImageHandler,
    listFavoriteBillToChoicesHandler,
    getFavoriteBillTosHandler,
    updateFavoriteBillTosHandler,
    listInvoiceFormatsHandler,
    getInvoiceFormatPreviewHandler,
    saveInvoiceFormatHandler,
  ],
}

import type { ServerArea } from '#platform/http/area.ts'
import { updateGuideHandler } from './server/change-guide.routes.ts'
import { createGuideHandler } from './server/create-guide.ts'
import { deleteGuideHandler, listGuidesHandler, setDefaultGuideHandler } from './server/guides.routes.ts'
import { getGuideHandler } from './server/read-guide.routes.ts'

/** Guides a kitchen orders and counts by. */
export const guidesServer: ServerArea = {
  name: 'guides',
  handlers: [
    listGuidesHandler,
    createGuideHandler,
    getGuideHandler,
    updateGuideHandler,
    deleteGuideHandler,
    setDefaultGuideHandler,
  ],
}

import type { ServerArea } from '#platform/http/area.ts'
import { answerSetup } from './server/answer-setup.ts'
import { clearPunchoutCartsJob } from './server/clear-carts.job.ts'
import { serveDoor } from './server/door.ts'
import { forgetPunchoutJob } from './server/forget-old.job.ts'
import { rebuildPunchoutCartHandler } from './server/rebuild-cart.routes.ts'
import { serveReturnPage } from './server/return-page.ts'
import { leavePunchoutHandler, returnCartHandler } from './server/return.routes.ts'
import { serveStartPage } from './server/start-page.ts'

/** What procurement systems send, and the sessions they start (PUNCH-3, PUNCH-4). */
export const punchoutServer: ServerArea = {
  name: 'punchout',
  handlers: [returnCartHandler, leavePunchoutHandler, rebuildPunchoutCartHandler],
  jobs: [forgetPunchoutJob, clearPunchoutCartsJob],
  mount: async (app, services) => {
    await serveDoor(app, services, '/punchout/setup', { PunchOutSetupRequest: answerSetup })
    serveStartPage(app, services)
    await serveReturnPage(app, services)
  },
}

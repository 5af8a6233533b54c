import type { ServerArea } from '#platform/http/area.ts'
import { addBillToAutopayHandler, addUserAutopayHandler } from './server/add-schedules.routes.ts'
import {
  activateAutopayHandler,
  deactivateAutopayHandler,
  editBillToAutopayHandler,
  editUserAutopayHandler,
  removeAutopayHandler,
} from './server/change-schedule.routes.ts'
import { findDueAutopayJob, lookAtAutopayJob } from './server/autopay.jobs.ts'
import { autopayBookChecks } from './server/book-checks.ts'
import {
  previewAutopayChangeHandler,
  previewAutopayHandler,
  previewNewAutopayHandler,
} from './server/preview.routes.ts'
import {
  getAutopayChoicesHandler,
  getAutopayScheduleHandler,
  listAutopayLogHandler,
  listAutopaySchedulesHandler,
} from './server/schedules.routes.ts'
import { runAutopayNowHandler } from './server/run-now.routes.ts'
import { skipAutopayRunHandler } from './server/skip-run.routes.ts'

/** Autopay: schedules that pay by themselves. */
export const autopayServer: ServerArea = {
  name: 'autopay',
  handlers: [
    listAutopaySchedulesHandler,
    getAutopayScheduleHandler,
    previewAutopayHandler,
    previewNewAutopayHandler,
    previewAutopayChangeHandler,
    listAutopayLogHandler,
    getAutopayChoicesHandler,
    addUserAutopayHandler,
    editUserAutopayHandler,
    addBillToAutopayHandler,
    editBillToAutopayHandler,
    activateAutopayHandler,
    deactivateAutopayHandler,
    removeAutopayHandler,
    skipAutopayRunHandler,
    runAutopayNowHandler,
  ],
  jobs: [findDueAutopayJob, lookAtAutopayJob],
  bookChecks: autopayBookChecks,
}

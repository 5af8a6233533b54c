import type { ServerArea } from '#platform/http/area.ts'
import {
  getPunchoutMessageHandler,
  getUserPunchoutMessageHandler,
  listPunchoutMessagesHandler,
  listUserPunchoutMessagesHandler,
} from './server/punchout-log.routes.ts'
import { processPunchoutMessageHandler, processUserPunchoutMessageHandler } from './server/process-again.routes.ts'

/** The messages between the portal and customers' systems (PUNCH-5). */
export const punchoutLogServer: ServerArea = {
  name: 'punchout-log',
  handlers: [
    listPunchoutMessagesHandler,
    getPunchoutMessageHandler,
    listUserPunchoutMessagesHandler,
    getUserPunchoutMessageHandler,
    processPunchoutMessageHandler,
    processUserPunchoutMessageHandler,
  ],
}

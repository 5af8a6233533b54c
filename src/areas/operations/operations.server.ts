import type { ServerArea } from '#platform/http/area.ts'
import { getOperationsHandler } from './server/operations.routes.ts'

/** What waits, what failed and how old it is (PLAT-13). */
export const operationsServer: ServerArea = { name: 'operations', handlers: [getOperationsHandler] }

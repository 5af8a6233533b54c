import type { ServerArea } from '#platform/http/area.ts'
import { reportBrowserErrorHandler } from './server/report.routes.ts'

/** Errors of the browser app reach the log. */
export const browserErrorsServer: ServerArea = { name: 'browser-errors', handlers: [reportBrowserErrorHandler] }

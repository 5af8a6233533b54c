import { handle } from '#platform/http/handle.ts'
import { reportBrowserError } from '../browser-errors.endpoints.ts'
import { parseFrames } from '../rules/parse-frames.ts'
import { redactMessage, redactScreen } from '../rules/redact-report.ts'
import { originalPosition } from './original-position.ts'

/** PLAT-7: one line of the log with release, screen and the places in the sources. */
export const reportBrowserErrorHandler = handle(reportBrowserError, async ({ body, services }) => {
  const { release, screenPath, errorMessage, errorStack } = body
  const at: string[] = []
  // One map after the other: a map is megabytes.
  for (const frame of parseFrames(errorStack)) at.push(await originalPosition(frame))
  services.log.warn(
    { release, screen: redactScreen(screenPath), message: redactMessage(errorMessage), at },
    'an error in the browser',
  )
  return {}
})

import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** Bounds of a report; the browser cuts to them. */
export const reportLimits = { screenPath: 200, errorMessage: 500, errorStack: 8_000 } as const

/**
 * PLAT-7: what failed in a browser. Nothing of it is stored: it goes to the log, without personal
 * data.
 */
export const reportBrowserError = endpoint({
  name: 'reportBrowserError',
  method: 'POST',
  path: '/browser-errors',
  summary: 'Report an error of the browser app to the log',
  access: 'public',
  rateLimit: { max: 30, minutes: 10 },
  body: z.object({
    /** The build the page came from. */
    release: z
      .string()
      .max(64)
      .regex(/^\w{0,64}$/)
      .meta({ description: 'Name of the build' }),
    screenPath: z.string().max(reportLimits.screenPath).meta({ description: 'Path of the page, without its search' }),
    errorMessage: z.string().max(reportLimits.errorMessage),
    errorStack: z.string().max(reportLimits.errorStack),
  }),
  answer: z.object({}),
})

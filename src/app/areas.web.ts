import type { WebArea } from '#browser/web-area.ts'
import { customersWeb } from '#areas/customers/customers.web.tsx'
import { sessionsWeb } from '#areas/sessions/sessions.web.tsx'

/** Every area of the product in the browser, one line each. */
export const areas: readonly WebArea[] = [sessionsWeb, customersWeb]

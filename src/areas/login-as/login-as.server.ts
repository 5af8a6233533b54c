import type { ServerArea } from '#platform/http/area.ts'
import { listUserChoicesHandler, startLoginAsHandler, stopLoginAsHandler } from './server/login-as.routes.ts'

/** Staff act as a customer, and return to themselves. */
export const loginAsServer: ServerArea = {
  name: 'login-as',
  handlers: [listUserChoicesHandler, startLoginAsHandler, stopLoginAsHandler],
}

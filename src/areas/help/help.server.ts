import type { ServerArea } from '#platform/http/area.ts'
import { getContactsHandler } from './server/get-contacts.ts'

/** Whom to ask. */
export const helpServer: ServerArea = { name: 'help', handlers: [getContactsHandler] }

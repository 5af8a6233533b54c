import type { ServerArea } from '#platform/http/area.ts'
import { getItemHandler } from './server/get-item.ts'

/** The shop: search, suggestions and the item page. */
export const shopServer: ServerArea = {
  name: 'shop',
  handlers: [getItemHandler],
}

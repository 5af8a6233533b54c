import { handle } from '#platform/http/handle.ts'
import type { ServerArea } from '#platform/http/area.ts'
import { listItemCosts } from './item-costs.endpoints.ts'
import { itemCosts } from './server/item-costs.store.ts'
import { viewHandlers } from './server/views.routes.ts'

/** STAFF-4: named sets of columns and sorts, for order entry and for price lists. */
export const viewsServer: ServerArea = {
  name: 'views',
  handlers: [
    ...viewHandlers,
    handle(listItemCosts, async ({ db, params, query }) => ({
      costs: await itemCosts(db, params.division, query.itemNumbers),
    })),
  ],
}

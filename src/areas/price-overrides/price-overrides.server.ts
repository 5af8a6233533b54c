import type { ServerArea } from '#platform/http/area.ts'
import { getPriceBreakdownHandler, overridePricesHandler } from './server/price-override.routes.ts'

/** Price overrides of cart lines, and their breakdown. */
export const priceOverridesServer: ServerArea = {
  name: 'price-overrides',
  handlers: [overridePricesHandler, getPriceBreakdownHandler],
}

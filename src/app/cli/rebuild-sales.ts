import { rebuildSales } from '#areas/sales-analytics/server/public.ts'
import { systemClock } from '#platform/clock.ts'
import { type Command, withDatabase, WrongUsage } from './command.ts'

/** STAFF-6: the sums of sales made again from the lines, while the portal runs. */
export const rebuildSalesCommand: Command = {
  usage: 'rebuild-sales',
  summary: 'Sum up all sales again from orders, invoices and credits; check-books compares the sums with the lines',
  run: async (words, context) => {
    if (words.length > 0) throw new WrongUsage('No further words')
    await withDatabase(context, async ({ db }) => {
      const days = await rebuildSales(db, systemClock.now().toISOString().slice(0, 10))
      context.print(`${days.toLocaleString('en-US')} days of ship-tos were summed up again`)
    })
  },
}

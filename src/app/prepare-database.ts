import { calendarOf } from '#areas/incentive-payroll/server/public.ts'
import { settleDemo } from '#areas/demo/seed/demo-state.ts'
import { seedDemo } from '#areas/demo/seed/seed-demo.ts'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { sumMarked } from '#areas/sales-analytics/server/public.ts'
import type { CalendarDate } from '#kit/dates.ts'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '#platform/config.ts'
import type { Database, Queries } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { createDatabase } from '#platform/database/pool.ts'
import { confirmSealingKey } from '#platform/sealing-key.ts'
import { importKinds } from './areas.server.ts'
import { seedAutopay } from './seed-autopay.ts'
import { seedCounts } from './seed-counts.ts'
import { seedCredits } from './seed-credits.ts'
import { seedDistributions } from './seed-distributions.ts'
import { seedIncentives } from './seed-incentives.ts'
import { seedNotifications } from './seed-notifications.ts'
import { seedPaymentLinks } from './seed-payment-links.ts'
import { seedPaymentPlans } from './seed-payment-plans.ts'
import { seedPayments } from './seed-payments.ts'
import { seedPriceChanges } from './seed-price-changes.ts'
import { seedPromotions } from './seed-promotions.ts'
import { bringTrucksToday, seedReceipts } from './seed-receipts.ts'
import { seedRecipes } from './seed-recipes.ts'
import { seedStandingOrders } from './seed-standing-orders.ts'
import { seedSubstitutions } from './seed-substitutions.ts'
import { seedViews } from './seed-views.ts'

/**
 * PLAT-1: brings the schema up to date and loads the demo, which it returns; nobody waits for an
 * answer yet.
 */
export async function prepareDatabase(
  config: Config,
  url: string,
  logLine: (line: string) => void,
): Promise<Config['demo']> {
  const { prepared, statementTimeout } = config.database
  const db = createDatabase(url, { max: 4, prepared, statementTimeout, timeouts: 'loading', name: 'larder loading' })
  try {
    await migrate(db)
    await confirmSealingKey(db, config)
    const demo = await settleDemo(db, config, logLine)
    if (demo !== 'off') await loadDemo(db, demo, config, logLine)
    return demo
  } finally {
    await db.close()
  }
}

/** Loads the demo once; at each start its trucks leave today. */
export async function loadDemo(
  db: Database,
  size: 'small' | 'large',
  config: Config,
  logLine: (line: string) => void,
): Promise<void> {
  const today = todayIn('America/Los_Angeles', systemClock.now())
  const parts = { db, importKinds, logLine, seedFurther: (tx: Queries) => seedFurther(tx, today, config) }
  await seedDemo(parts, size, today, config)
  await db.inTransaction((tx) => bringTrucksToday(tx, today))
  await sumMarked(db, { waits: true, today })
}

/** What of the demo stands on several areas. */
async function seedFurther(tx: Queries, today: CalendarDate, config: Config): Promise<void> {
  await seedCounts(tx, today)
  await seedPayments(tx, today)
  await seedReceipts(tx, today)
  await seedPaymentLinks(tx, today)
  await seedPaymentPlans(tx, today)
  await seedAutopay(tx, today)
  await seedCredits(tx, { today, now: systemClock.now() }, config)
  await seedRecipes(tx, { today, now: systemClock.now() })
  await seedIncentives(tx, { today, now: systemClock.now(), calendar: calendarOf(config) })
  await seedViews(tx, systemClock.now())
  await seedNotifications(tx)
  await seedPromotions(tx, { today, now: systemClock.now(), division: 'NLV' })
  await seedPriceChanges(tx, { today, now: systemClock.now(), division: 'NLV' })
  await seedDistributions(tx, { today, now: systemClock.now() })
  await seedStandingOrders(tx, { today, now: systemClock.now() })
  await seedSubstitutions(tx, systemClock.now())
}

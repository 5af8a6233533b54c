import { todayIn } from '#areas/routing/rules/today-in.ts'
import type { Services } from '#platform/services.ts'
import { settleDebits } from './ach-report.store.ts'
import type { AchPorts } from './make-ach-file.ts'

/** In a demo in a hurry a debit settles this long after its file was handed over. */
const fastMs = 60_000

/**
 * BILL-6: banks report only what they return. A debit that has not come back by its day of
 * settlement counts as paid; a late return takes that back.
 */
export async function settleDue(
  { db, clock, config }: Services,
  { settings, payments }: Pick<AchPorts, 'settings' | 'payments'>,
): Promise<void> {
  const now = clock.now()
  const today = todayIn(settings.cutOff.zone, now)
  const publishedBefore = config.demoBankSpeed === 'fast' ? new Date(now.getTime() - fastMs) : null
  for (let settled = 1; settled > 0;)
    settled = await db.inTransaction(async (tx) => {
      const debits = await settleDebits(tx, { today, publishedBefore, now })
      for (const debit of debits) await payments.recordOutcome(tx, { kind: 'settled', ...debit })
      return debits.length
    })
}

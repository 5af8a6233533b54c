import { startOffers } from '#areas/prices/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { PromotionInfo, PromotionItem } from '../promotion.ts'
import { scopeOf } from '../rules/check-promotion-info.ts'
import { addPromotion, setItems, setStatus } from './promotion.store.ts'

const announced = sql('dsr-promotions.seeded', 'update dsr_promotions set announced_at = :at where id = :id')

/**
 * STAFF-3: a promotion that counts on its days, as if it had been started and announced; for the
 * demo.
 */
export async function startPromotion(
  tx: Queries,
  { items, ...promotion }: PromotionInfo & { id: string; division: string; items: readonly PromotionItem[] },
  change: { readonly by: string; readonly at: Date },
): Promise<void> {
  await addPromotion(tx, promotion, change)
  await setItems(tx, promotion, items)
  await startOffers(tx, { ...promotion, items, scopes: promotion.audience.map(scopeOf) })
  await setStatus(tx, promotion.id, 'active', change)
  await tx.send(announced({ id: promotion.id, at: change.at }))
}

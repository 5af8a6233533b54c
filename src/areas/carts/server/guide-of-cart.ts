import type { z } from 'zod'
import { Refused } from '#kit/decision.ts'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import type { guideInfo } from '../cart-contract.ts'
import { cartRefusals } from '../cart.refusals.ts'

/** The guide somebody ordered from, as a call names it. */
export type GuideInfo = z.output<typeof guideInfo>

/**
 * Whether the ship-to has this guide, of this type. Guides stand above carts and export theirs;
 * `app/areas.server.ts` hands it in (decision 21).
 */
export type HasGuide = (db: Queries, shipTo: ShipToKey, guide: GuideInfo) => Promise<boolean>

/** A guide of another ship-to, of another type and a missing one read the same (security 10). */
export async function refuseForeignGuide(
  db: Queries,
  shipTo: ShipToKey,
  guide: GuideInfo | undefined,
  { hasGuide, field }: { readonly hasGuide: HasGuide; readonly field: string },
): Promise<void> {
  if (guide && !(await hasGuide(db, shipTo, guide))) throw new Refused({ ...cartRefusals.guide_not_found, field })
}

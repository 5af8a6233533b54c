import { Refused } from '#kit/decision.ts'
import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CartGuide } from '../cart.ts'
import type { GuideInfo } from '../cart-contract.ts'
import { cartRefusals } from '../cart.refusals.ts'

/**
 * The name of the ship-to's guide of this type, or undefined. Guides stand above carts and export
 * theirs; `app/areas.server.ts` hands it in (decision 21).
 */
export type NameOfGuide = (db: Queries, shipTo: ShipToKey, guide: GuideInfo) => Promise<string | undefined>

/**
 * The guide a call names, with its name. A guide of another ship-to, of another type and a missing
 * one read the same (security 10).
 */
export async function guideOfCart(
  db: Queries,
  shipTo: ShipToKey,
  guide: GuideInfo | undefined,
  { nameOfGuide, field }: { readonly nameOfGuide: NameOfGuide; readonly field: string },
): Promise<CartGuide | null> {
  if (!guide) return null
  const name = await nameOfGuide(db, shipTo, guide)
  if (name === undefined) throw new Refused({ ...cartRefusals.guide_not_found, field })
  return { ...guide, name }
}

const rename = sql(
  'carts.rename-guide',
  `update carts set guide_info = guide_info || jsonb_build_object('name', :name::text)
   where division = :division and ship_to = :shipTo and status = 'open' and guide_info->>'id' = :guideId`,
)

/**
 * The open carts of the ship-to show the new name of their guide. Nothing else of them changes, so
 * they keep their version.
 */
export async function renameGuideOfCarts(
  tx: Queries,
  { division, shipTo }: ShipToKey,
  { id, name }: Pick<CartGuide, 'id' | 'name'>,
): Promise<void> {
  await tx.send(rename({ division, shipTo, guideId: id, name }))
}

import type { HasGuide } from '#areas/carts/server/public.ts'
import { guideType } from '../guide.ts'
import { readGuide } from './guide.store.ts'

/** Whether the guide a cart is ordered from is one of the ship-to, of the type the call names. */
export const hasGuide: HasGuide = async (db, shipTo, { id, type }) => {
  const known = guideType.safeParse(type)
  if (!known.success) return false
  return (await readGuide(db, { ...shipTo, type: known.data, guideId: id })) !== undefined
}

import type { NameOfGuide } from '#areas/carts/server/public.ts'
import { guideType } from '../guide.ts'
import { readGuide } from './guide.store.ts'

/** The guide a cart is ordered from, when it is one of the ship-to, of the type the call names. */
export const nameOfGuide: NameOfGuide = async (db, shipTo, { id, type }) => {
  const known = guideType.safeParse(type)
  if (!known.success) return undefined
  return (await readGuide(db, { ...shipTo, type: known.data, guideId: id }))?.name
}

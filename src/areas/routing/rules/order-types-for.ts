import { type SoType, soTypes } from '../order-types.ts'

const staffOnly: ReadonlySet<SoType> = new Set(['voidOrRebill', 'specialOrder', 'returnOrder'])

/**
 * CART-4: the order types this kind of user may choose; the second list of S0 section 3 is for
 * staff.
 */
export const orderTypesFor = (isStaff: boolean): readonly SoType[] =>
  isStaff ? soTypes : soTypes.filter((soType) => !staffOnly.has(soType))

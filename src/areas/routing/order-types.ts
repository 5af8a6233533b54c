/** S0 section 3: order types (`soType`), key to label. The last three are offered to staff only. */
export const orderTypes = {
  regularDelivery: 'Regular Delivery',
  dropShip: 'Drop Ship',
  willCall: 'Will Call',
  vanOrder: 'Van Order',
  dsrPickup: 'DSR Pickup',
  meetTheTruck: 'Meet the Truck',
  stagedWillCall: 'Staged Will Call',
  fillInOrder: 'Fill In Order',
  foodShowOrder: 'Food Show Order',
  shed: 'Shed',
  thirdPartyTransfer: '3rd Party Transfer',
  other: 'Other',
  voidOrRebill: 'Void or Rebill',
  specialOrder: 'Special Order',
  returnOrder: 'Return Order',
} as const

/** One order type's key. */
export type SoType = keyof typeof orderTypes

/** Every key, for schemas and selects. */
export const soTypes = Object.keys(orderTypes) as [SoType, ...SoType[]]

/** Types at the counter: no truck, so no drop-ship and no just-in-time items. */
export const isWillCall = (soType: SoType): boolean => soType === 'willCall' || soType === 'stagedWillCall'

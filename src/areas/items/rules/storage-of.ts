/** How an item is kept, as kitchens divide their storage. */
export const storages = ['frozen', 'refrigerated', 'dry'] as const
/** How an item is kept. */
export type Storage = (typeof storages)[number]

/** °F: frozen food is kept at 0 °F or below, and shipped below 10. */
const frozenUpTo = 10
/** °F: cold food is kept at 41 or below (FDA Food Code 3-501.16), some produce a little above. */
const coldUpTo = 45

/** ITEM-1: how an item is kept, from the warmest it may be, in °F; null when nobody knows. */
export function storageOf(maxTemperature: number | null): Storage | null {
  if (maxTemperature === null) return null
  return maxTemperature <= frozenUpTo ? 'frozen' : maxTemperature <= coldUpTo ? 'refrigerated' : 'dry'
}

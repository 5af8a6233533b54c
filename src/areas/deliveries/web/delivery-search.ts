import type { SearchTexts } from '#browser/search-text.ts'
import { type DeliveryChannel, deliveryChannels } from '../delivery.ts'
import { type DeliveryState, deliveryStates } from '../rules/delivery-state.ts'

/** The state of the screen in the address. */
export interface DeliverySearch {
  readonly channel: DeliveryChannel
  readonly state: DeliveryState | undefined
  /** Goes on with messages older than this one. */
  readonly cursor: string | undefined
}

/** Reads the address; nonsense becomes the usual. */
export function readDeliverySearch(texts: SearchTexts): DeliverySearch {
  return {
    channel: deliveryChannels.find((channel) => channel === texts['channel']) ?? 'erp',
    state: deliveryStates.find((state) => state === texts['state']),
    cursor: /^[\w-]{1,40}$/.test(texts['cursor'] ?? '') ? texts['cursor'] : undefined,
  }
}

import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import type { ShipToKey } from '../ship-to-settings.ts'

/**
 * 'NLV-0020001': one ship-to in a path that has no division of its own, as in `PUT
 * /ship-tos/{id}/settings`.
 */
export const shipToIdOf = ({ division, shipTo }: ShipToKey): string => `${division}-${shipTo}`

/** What such an id names; a division's code has no dash. */
export function readShipToId(id: string): ShipToKey {
  const dash = id.indexOf('-')
  return { division: id.slice(0, dash), shipTo: padNumber(id.slice(dash + 1), numberLength) }
}

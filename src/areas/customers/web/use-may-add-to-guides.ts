import { useShipTo } from '#browser/current-ship-to.ts'
import { useActor } from '#browser/current-user.ts'
import { mayUseGuides } from '../rules/may-use-guides.ts'

/**
 * CUST-4, GUIDE-2: whether 'Add to guide' is there: for whoever keeps guides, never for prospects.
 */
export function useMayAddToGuides(): boolean {
  const shipTo = useShipTo()
  return useActor().can('manageGuides') && shipTo !== null && mayUseGuides(shipTo).allowed
}

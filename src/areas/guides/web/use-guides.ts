import { useShipTo, useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { mayUseGuides } from '#areas/customers/rules/may-use-guides.ts'
import type { Guide } from '../guide.ts'
import { listGuides } from '../guides.endpoints.ts'

/** The guides of the selected ship-to; a prospect has none, and nothing is asked for one. */
export function useGuides() {
  const params = useShipToParams()
  const shipTo = useShipTo()
  const isProspect = shipTo !== null && !mayUseGuides(shipTo).allowed
  const { data, error, refetch } = useCall(listGuides, params && !isProspect ? { params, query: {} } : null)
  return {
    params,
    isProspect,
    guides: data?.guides,
    /** The one this person orders from first. */
    defaultId: data?.defaultOrderGuideId,
    error,
    retry: () => void refetch(),
  }
}

/** The path parameters of a guide's calls. */
export const paramsOf = (of: { division: string; shipTo: string }, { type, id }: Pick<Guide, 'type' | 'id'>) => ({
  ...of,
  type,
  guideId: id,
})

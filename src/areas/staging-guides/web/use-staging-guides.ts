import { useShipToParams } from '#browser/current-ship-to.ts'
import { useCall } from '#browser/query.ts'
import { listStagingGuides } from '../staging-guides.endpoints.ts'

/** GUIDE-3: the lists of the selected ship-to. */
export function useStagingGuides() {
  const params = useShipToParams()
  const { data, error, refetch } = useCall(listStagingGuides, params ? { params } : null)
  return { params, lists: data?.stagingGuides, error, retry: () => void refetch() }
}

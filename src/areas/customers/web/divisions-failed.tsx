import { useCall } from '#browser/query.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { listMyDivisions } from '../bill-tos.endpoints.ts'

/** Below filters: why there is no choice of divisions; nothing while there is one. */
export function DivisionsFailed() {
  const { data, error, refetch } = useCall(listMyDivisions, {}, { staleTime: Infinity })
  if (data || !error) return null
  return <ErrorState isCompact failure={error} what="The filter by division" onRetry={() => void refetch()} />
}

import { getPortal } from '#areas/sessions/portal.endpoints.ts'
import { useCall } from '#browser/query.ts'
import { Badge } from '#ui/badge.tsx'

/** SHELL-1: says that this is not the production portal. */
export function PortalBadge() {
  const { data } = useCall(getPortal, {}, { staleTime: Infinity })
  if (!data || data.environment === 'production') return null
  return <Badge tone="warning">{data.isDemo ? 'Demo' : 'Test portal'}</Badge>
}

import { Badge } from '#ui/badge.tsx'

/** What is out of the ordinary about a customer; nothing when all is well. */
export function CustomerBadges({
  customer: { isOnCreditHold, isProspective, isActive },
}: {
  customer: { isOnCreditHold: boolean; isProspective: boolean; isActive: boolean }
}) {
  return (
    <>
      {isOnCreditHold && <Badge tone="danger">Credit hold</Badge>}
      {isProspective && <Badge tone="info">Prospect</Badge>}
      {!isActive && <Badge>Not active</Badge>}
    </>
  )
}

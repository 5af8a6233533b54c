import { Badge } from '#ui/badge.tsx'
import type { AutopaySchedule } from '../autopay.ts'

/** BILL-5: whether a schedule pays; one that the portal stopped says so. */
export function ScheduleBadge({ schedule: { isActive, stopReason } }: { schedule: AutopaySchedule }) {
  if (isActive) return <Badge tone="good">Active</Badge>
  return stopReason ? <Badge tone="danger">Stopped</Badge> : <Badge tone="neutral">Inactive</Badge>
}

import { Badge } from '#ui/badge.tsx'
import type { InventorySummary } from '../inventory.ts'

/** The state of a count in a word. */
export const InventoryBadge = ({ inventory: { status } }: { inventory: Pick<InventorySummary, 'status'> }) =>
  status === 'open' ? <Badge tone="info">Open</Badge> : <Badge tone="neutral">Closed</Badge>

import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { EntryRow } from '../entry-row.ts'

const levels: readonly { readonly from: number; readonly label: string; readonly tone: BadgeTone }[] = [
  { from: 90, label: 'Sure', tone: 'good' },
  { from: 50, label: 'Likely', tone: 'warning' },
  { from: 0, label: 'Choose', tone: 'neutral' },
]

/** CART-13: one word for how certain the item of a line is. */
export function Certainty({ row }: { row: EntryRow }) {
  if (row.itemNumber === null) return <Badge tone="danger">No item</Badge>
  // A line that needs any decision is not called sure.
  const confidence = row.isIncluded || row.outcome === 'taken' ? row.confidence : Math.min(row.confidence, 89)
  const { label, tone } = levels.find(({ from }) => confidence >= from) ?? levels.at(-1)!
  return <Badge tone={tone}>{label}</Badge>
}

import { Badge } from '#ui/badge.tsx'
import type { LinkState } from '../payment-link.ts'
import { linkWords } from '../rules/link-words.ts'

/** The state of a link as a quiet word. */
export function LinkBadge({ state }: { state: LinkState }) {
  const { label, tone } = linkWords[state]
  return <Badge tone={tone}>{label}</Badge>
}

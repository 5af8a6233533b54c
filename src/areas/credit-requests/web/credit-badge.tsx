import { capitalized } from '#kit/text.ts'
import { Badge } from '#ui/badge.tsx'
import type { CreditStatus } from '../credit-request.ts'
import { creditStatusNames } from '../rules/status-words.ts'
import { creditStatusTones } from './credit-words.ts'

/** A request's state in the specification's words. */
export const CreditBadge = ({ status }: { status: CreditStatus }) => (
  <Badge tone={creditStatusTones[status]}>{capitalized(creditStatusNames[status])}</Badge>
)

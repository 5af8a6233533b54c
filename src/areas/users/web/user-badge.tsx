import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { stateWords, type UserState } from '../user.ts'

const tones = {
  active: 'good',
  invited: 'info',
  notInvited: 'warning',
  inactive: 'neutral',
} as const satisfies Record<UserState, BadgeTone>

/** Where an account stands. */
export function UserBadge({ state }: { state: UserState }) {
  return <Badge tone={tones[state]}>{stateWords[state]}</Badge>
}

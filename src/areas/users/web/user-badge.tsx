import { Badge, type BadgeTone } from '#ui/badge.tsx'
import type { UserState } from '../user.ts'

const looks = {
  active: ['good', 'Active'],
  invited: ['info', 'Invited'],
  notInvited: ['warning', 'Not invited'],
  inactive: ['neutral', 'Inactive'],
} as const satisfies Record<UserState, readonly [BadgeTone, string]>

/** The words for the states of an account. */
export const stateWords: Record<UserState, string> = {
  active: 'Active',
  invited: 'Invited',
  notInvited: 'Not invited',
  inactive: 'Inactive',
}

/** Where an account stands. */
export function UserBadge({ state }: { state: UserState }) {
  const [tone, words] = looks[state]
  return <Badge tone={tone}>{words}</Badge>
}

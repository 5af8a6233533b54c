import type { CurrentUser } from '#areas/people/current-user.ts'
import { noAccessReasonScreen } from '../sessions.addresses.ts'

/** AUTH-4: another user signed in here: the page of the former one goes, memory and all. */
export const goToInvalidSession = ({ email, type }: Pick<CurrentUser, 'email' | 'type'>): void =>
  window.location.assign(noAccessReasonScreen.at({ reason: 'invalid-session', e: email, t: type }))

import type { CurrentUser } from '#areas/people/current-user.ts'

/** AUTH-4: another user signed in here: the page of the former one goes, memory and all. */
export const goToInvalidSession = ({ email, type }: Pick<CurrentUser, 'email' | 'type'>): void =>
  window.location.assign(`/errors/invalid-session?${new URLSearchParams({ e: email, t: type }).toString()}`)

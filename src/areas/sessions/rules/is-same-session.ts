import type { CurrentUser } from '#areas/people/current-user.ts'

/**
 * AUTH-4: a page goes on only for the very user it was drawn for, of the same type and with the
 * same person at the keyboard.
 */
export const isSameSession = (
  before: Pick<CurrentUser, 'userId' | 'realUserId' | 'type'>,
  now: Pick<CurrentUser, 'userId' | 'realUserId' | 'type'>,
): boolean => before.userId === now.userId && before.realUserId === now.realUserId && before.type === now.type

/** AUTH-2: customers always sign in with a password; staff where it is allowed, or where single sign-on is not the real one. */
export const mayUsePassword = (
  kind: 'internal' | 'proxy' | 'external',
  { staffPasswords, hasOwnProvider }: { staffPasswords: 'auto' | 'on' | 'off'; hasOwnProvider: boolean },
): boolean => kind === 'external' || staffPasswords === 'on' || (staffPasswords === 'auto' && !hasOwnProvider)

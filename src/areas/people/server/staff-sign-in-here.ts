import type { Config } from '#platform/config.ts'
import { type StaffSignIn, staffSignInOf } from '../rules/staff-sign-in.ts'

/** AUTH-2: how staff sign in with this configuration. */
export const staffSignInHere = ({
  constants,
  outside,
  demo,
}: Pick<Config, 'constants' | 'outside' | 'demo'>): StaffSignIn =>
  staffSignInOf({
    staffPasswords: constants.staffPasswords,
    hasOwnProvider: outside.oidcIssuer !== undefined,
    isDemo: demo !== 'off',
  })

import type { ServerArea } from '#platform/http/area.ts'
import {
  confirmAuthenticatorHandler,
  dropAuthenticatorHandler,
  renewRecoveryCodesHandler,
  startAuthenticatorHandler,
} from './server/authenticator.routes.ts'
import { forgetOldCodes } from './server/code.store.ts'
import { setEnforceDate } from './server/factor.store.ts'
import {
  dismissMfaBannerHandler,
  getMyMfaHandler,
  resendMfaCodeHandler,
  setMfaHandler,
  verifyMfaCodeHandler,
} from './server/mfa.routes.ts'
import { markedCodes, sealedApps } from './server/sealed-factors.ts'
import { changeMfaPhoneHandler, verifyMfaPhoneHandler } from './server/phone-change.routes.ts'

/** The second factor of customers; signing in with it is served by sessions. */
export const twoFactorServer: ServerArea = {
  name: 'two-factor',
  handlers: [
    getMyMfaHandler,
    setMfaHandler,
    verifyMfaCodeHandler,
    changeMfaPhoneHandler,
    verifyMfaPhoneHandler,
    resendMfaCodeHandler,
    dismissMfaBannerHandler,
    startAuthenticatorHandler,
    confirmAuthenticatorHandler,
    dropAuthenticatorHandler,
    renewRecoveryCodesHandler,
  ],
  sealed: [sealedApps, markedCodes],
  jobs: [
    {
      name: 'clean-up-codes',
      schedule: '23 * * * *',
      run: async (_, { db, clock }) => void (await forgetOldCodes(db, clock.now())),
    },
  ],
  // Statements ask the database for the date, which all processes share.
  start: async ({ db, config }) => void (await setEnforceDate(db, config.constants.mfaEnforceDate ?? null)),
}

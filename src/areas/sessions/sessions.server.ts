import type { ServerArea } from '#platform/http/area.ts'
import { changePasswordHandler } from './server/change-password.ts'
import { forgetOldChallenges } from './server/challenge.store.ts'
import { loginHandler, reauthorizeHandler } from './server/login.ts'
import { getSignInOptionsHandler, startLocalChallengeHandler } from './server/sign-in-options.ts'
import { getMeHandler, logoutHandler } from './server/me.ts'
import { sendLoginCodeHandler, sendSetupCodeHandler, verifyLoginCodeHandler } from './server/login-mfa.ts'
import { forgetOldLinks } from './server/password.store.ts'
import { requestPasswordResetHandler, resetPasswordHandler, sendPasswordResetJob } from './server/password-reset.ts'
import { getPortalHandler } from './server/portal.ts'
import { forgetOldDevices } from './server/device.store.ts'
import { endMySessionHandler, listMySessionsHandler, logoutEverywhereHandler } from './server/session-list.ts'
import { getStepUpHandler, sendStepUpCodeHandler, stepUpHandler } from './server/step-up.ts'
import { cleanUpSessions } from './server/session.store.ts'

/** Signing in and out, and who is signed in. */
export const sessionsServer: ServerArea = {
  name: 'sessions',
  handlers: [
    loginHandler,
    reauthorizeHandler,
    sendLoginCodeHandler,
    sendSetupCodeHandler,
    verifyLoginCodeHandler,
    getStepUpHandler,
    sendStepUpCodeHandler,
    stepUpHandler,
    getSignInOptionsHandler,
    startLocalChallengeHandler,
    logoutHandler,
    getMeHandler,
    getPortalHandler,
    requestPasswordResetHandler,
    resetPasswordHandler,
    changePasswordHandler,
    listMySessionsHandler,
    endMySessionHandler,
    logoutEverywhereHandler,
  ],
  // A stand-in token lives five minutes on a page; a queued request for a link fails, and is made
  // again by its person.
  sealed: [{ uses: ['bot-challenge', 'send-password-reset'], columns: [], giveUp: [] }],
  jobs: [
    {
      name: 'clean-up-sessions',
      schedule: '17 * * * *',
      run: async (_, { db, clock }) => {
        await cleanUpSessions(db, clock.now())
        await forgetOldLinks(db, clock.now())
        await forgetOldDevices(db, clock.now())
        await forgetOldChallenges(db, clock.now())
      },
    },
    sendPasswordResetJob,
  ],
}

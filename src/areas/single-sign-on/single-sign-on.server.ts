import type { ServerArea } from '#platform/http/area.ts'
import { mountDemoProvider } from './server/demo-provider.routes.ts'
import { finishSingleSignOnHandler } from './server/finish.ts'
import { forgetOldFlows, sealedFlows } from './server/flow.store.ts'
import { startSingleSignOnHandler } from './server/start.ts'

/** 'Login with Okta' for staff, with any OIDC provider. */
export const singleSignOnServer: ServerArea = {
  name: 'single-sign-on',
  handlers: [startSingleSignOnHandler, finishSingleSignOnHandler],
  // The demo's provider derives what it signs with from the key.
  sealed: [sealedFlows, { uses: ['demo provider'], columns: [], giveUp: [] }],
  mount: mountDemoProvider,
  jobs: [
    {
      name: 'clean-up-single-sign-on',
      schedule: '27 * * * *',
      run: async (_, { db, clock }) => void (await forgetOldFlows(db, clock.now())),
    },
  ],
}

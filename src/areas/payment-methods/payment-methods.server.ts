import type { ServerArea } from '#platform/http/area.ts'
import { saveAchHandler, updateAchHandler } from './server/bank.routes.ts'
import { createCardTokenHandler, saveCcHandler, updateCcHandler } from './server/card.routes.ts'
import { forgetOldEntries } from './server/credit-card.store.ts'
import { decryptPaymentInfoHandler } from './server/decrypt.routes.ts'
import { forgetCardJob } from './server/forget-card.job.ts'
import { listPaymentSettingsHandler } from './server/list.routes.ts'
import { deleteAchHandler, deleteCcHandler } from './server/remove.routes.ts'
import { resealAccountsJob } from './server/reseal-accounts.job.ts'
import { sealedAccounts } from './server/sealed-account.ts'

/** Bank accounts and cards. */
export const paymentMethodsServer: ServerArea = {
  name: 'payment-methods',
  handlers: [
    listPaymentSettingsHandler,
    saveAchHandler,
    updateAchHandler,
    deleteAchHandler,
    createCardTokenHandler,
    saveCcHandler,
    updateCcHandler,
    deleteCcHandler,
    decryptPaymentInfoHandler,
  ],
  sealed: [sealedAccounts],
  jobs: [
    resealAccountsJob,
    forgetCardJob,
    {
      name: 'clean-up-card-entries',
      schedule: '37 3 * * *',
      run: async (_, { db, clock }) => void (await forgetOldEntries(db, clock.now())),
    },
  ],
}

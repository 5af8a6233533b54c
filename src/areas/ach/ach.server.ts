import type { Job, ServerArea } from '#platform/http/area.ts'
import type { Services } from '#platform/services.ts'
import { achBooks } from './server/ach-books.ts'
import { achSettingsOf } from './server/ach-settings.ts'
import type { BankPayments } from './server/bank-payments.ts'
import { dropFolder } from './server/drop-folder.ts'
import { type AchPorts, makeAchFile } from './server/make-ach-file.ts'
import { readBankFiles } from './server/read-bank-files.ts'
import { settleDue } from './server/settle-debits.ts'

/** Bank payments by file (BILL-6), for whoever keeps the payments. */
export const achServer = (paymentsOf: (services: Services) => BankPayments): ServerArea => {
  const job = (name: string, run: (services: Services, ports: AchPorts) => Promise<void>): Job => ({
    name,
    schedule: '* * * * *',
    run: async (_, services) => {
      const settings = achSettingsOf(services.config)
      if (settings)
        await run(services, { settings, payments: paymentsOf(services), folder: dropFolder(settings.dropDir) })
    },
  })
  return {
    name: 'ach',
    jobs: [
      job('make-ach-file', makeAchFile),
      job('read-ach-returns', readBankFiles),
      job('settle-ach-debits', settleDue),
    ],
    bookChecks: achBooks,
  }
}

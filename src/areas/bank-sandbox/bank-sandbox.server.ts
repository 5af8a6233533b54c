import { join } from 'node:path'
import type { ServerArea } from '#platform/http/area.ts'
import { demoBankDir } from '#areas/ach/server/public.ts'
import { openBankLedger } from './server/bank-ledger.ts'
import { visitBank } from './server/visit-bank.ts'

/** BILL-6: the demo's bank; it takes no part where ACH_DROP_DIR names a real one. */
export const bankSandboxServer: ServerArea = {
  name: 'bank-sandbox',
  jobs: [
    {
      name: 'visit-demo-bank',
      schedule: '* * * * *',
      run: async (_, { config, clock }) => {
        const dropDir = demoBankDir(config)
        if (dropDir === undefined) return
        const ledger = openBankLedger(join(config.dataDir, 'bank-ledger.jsonl'))
        const isFast = config.demoBankSpeed === 'fast'
        await visitBank({ dropDir, ledger, zone: config.ach.zone, isFast }, clock.now())
      },
    },
  ],
}

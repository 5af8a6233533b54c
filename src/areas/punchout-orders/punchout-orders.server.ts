import { serveDoor } from '#areas/punchout/server/public.ts'
import type { ServerArea } from '#platform/http/area.ts'
import { forgetOldJob } from '#platform/jobs/forget-old.ts'
import { answerOrder } from './server/answer-order.ts'

/** Purchase orders of procurement systems (PUNCH-3). */
export const punchoutOrdersServer: ServerArea = {
  name: 'punchout-orders',
  jobs: [
    forgetOldJob('clean-up-punchout-orders', '51 3 * * *', [
      { table: 'punchout_order_documents', column: 'at', days: ({ punchoutDays }) => punchoutDays },
    ]),
  ],
  mount: (app, services) => serveDoor(app, services, '/punchout/orders', { OrderRequest: answerOrder }),
}

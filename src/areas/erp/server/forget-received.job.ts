import { forgetOldJob } from '#platform/jobs/forget-old.ts'

/** Ids of the ERP's messages are kept as long as those to it: none is repeated that late. */
export const forgetReceivedJob = forgetOldJob('forget-received-erp-messages', '47 3 * * *', [
  { table: 'erp_received_messages', column: 'received_at', days: ({ erpMessageDays }) => erpMessageDays },
])

import { forgetOldJob } from '#platform/jobs/forget-old.ts'

/** PUNCH-5: messages and sessions are kept for an audit, and deleted after that. */
export const forgetPunchoutJob = forgetOldJob('clean-up-punchout', '47 3 * * *', [
  { table: 'punchout_messages', column: 'at', days: ({ punchoutDays }) => punchoutDays },
  { table: 'punchout_sessions', column: 'created_at', days: ({ punchoutDays }) => punchoutDays },
])

import type { Api } from '#tests/support/api.ts'
import { readConfig } from '#platform/config.ts'
import { lookAtSchedule } from '../server/look-at-schedule.ts'

/** What the jobs have, for a portal of a test. */
export function runWorld({ db, clock }: Api) {
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', PAYMENTS_URL: 'http://key:secret@127.0.0.1:9' })
  const services = { db, clock, config }
  const due = () =>
    db.rows<{ id: string }>('select id from autopay_schedules where look_at <= $1 order by id', [clock.now()])
  return {
    services,
    look: (id: string) => lookAtSchedule(services, id),
    /** Looks at every schedule whose time has come, until none is left. */
    async lookAround(): Promise<void> {
      for (let rounds = 0; rounds < 5; rounds++) for (const { id } of await due()) await lookAtSchedule(services, id)
    },
    /** At an instant in UTC, such as '2026-03-06T14:00:00Z'. */
    async at(instant: string): Promise<void> {
      clock.set(new Date(instant))
      await this.lookAround()
    },
    runs: (id: string) =>
      db.rows<{ period: string; outcome: string; amount: number }>(
        'select period, outcome, amount_cents as amount from autopay_runs where schedule_id = $1 order by period',
        [id],
      ),
    mails: async (subject: string) =>
      (
        await db.rows<{ to: string }>(
          `select to_address as to from mails where subject like $1 || '%' order by to_address`,
          [subject],
        )
      ).map(({ to }) => to),
  }
}

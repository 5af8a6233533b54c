import { expect, test } from 'vitest'
import type { Services } from '#platform/services.ts'
import { acceptPaymentPlan } from '../payment-plans.endpoints.ts'
import { planWorld } from '../testing/plan-world.ts'
import { findDuePlansJob, runPlanJob } from './plans.jobs.ts'
import { runPlanJobName } from './queue-plan.ts'

const { db, clock, buyer, bank, services, propose, planOf, books } = await planWorld()

const queued = async () =>
  (
    await db.rows<{ key: string }>(
      `select key from graphile_worker.jobs where key like '${runPlanJobName}:%' order by key`,
    )
  ).map(({ key }) => key)
const accepted = async (invoiceNumber: string): Promise<string> => {
  const { id, params } = await propose([[invoiceNumber, 5000]])
  await buyer.ask(acceptPaymentPlan, { params, body: { paymentSettingsId: bank } })
  return id
}
const runJob = (id: string) => runPlanJob.run({ id }, services as unknown as Services)

test('each plan is a job of its own: one that fails holds no other [NEXT-13]', async () => {
  const [broken, sound] = [await accepted('J1'), await accepted('J2')]
  const jobs = [broken, sound].map((id) => `${runPlanJobName}:${id}`).toSorted()
  expect(await queued(), 'a first payment of today is not kept waiting').toEqual(jobs)
  await db.run(`delete from graphile_worker._private_jobs`)

  // As a fault nobody thought of would: whatever is written of this plan fails.
  await db.run(
    `create function fail_plan() returns trigger language plpgsql as $$ begin raise exception 'A fault for a test'; end $$`,
  )
  await db.run(
    `create trigger fail_plan before update on payment_plan_instalments for each row
     when (new.plan_id = '${broken}') execute function fail_plan()`,
  )
  await findDuePlansJob.run({}, services as unknown as Services)
  await findDuePlansJob.run({}, services as unknown as Services)
  expect(await queued()).toEqual(jobs)
  await expect(runJob(broken)).rejects.toThrow('A fault for a test')
  await runJob(sound)
  expect((await planOf(sound)).states).toEqual(['running', 'due', 'due'])
  expect(await planOf(broken)).toMatchObject({ status: 'running', states: ['due', 'due', 'due'], paid: 0 })
  expect(await books()).toEqual([])

  // It is tried again, and catches up.
  await db.run('drop trigger fail_plan on payment_plan_instalments')
  clock.set(new Date('2026-03-09T20:00:00Z'))
  await runJob(broken)
  expect((await planOf(broken)).states).toEqual(['running', 'running', 'due'])
  expect(await books()).toEqual([])
})

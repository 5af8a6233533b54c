import { expect, test } from 'vitest'
import { abilityOf } from '#kit/decision.ts'
import type { Feature } from '#kit/feature-keys.ts'
import { checkPeriod, mayActivate, mayEditSchedule, mayEnd, mayRunNow, maySkip } from './may-edit-schedule.ts'

const withFeatures = (...held: Feature[]) => ({ can: (feature: Feature) => held.includes(feature) })
const [nobody, adder, executor] = [withFeatures(), withFeatures('addAutopay'), withFeatures('executeAutopay')]
const facts = { isOwn: false, isActive: true, isRunDue: false }

test('changed and activated by whoever may add autopay [BILL-5]', () => {
  expect([nobody, adder, executor].map((actor) => abilityOf(mayEditSchedule(actor, facts)))).toEqual([
    'edit_not_allowed',
    null,
    'edit_not_allowed',
  ])
  expect([nobody, adder].map((actor) => abilityOf(mayActivate(actor)))).toEqual(['edit_not_allowed', null])
})

test('its own person can always end it; others need to add or execute [BILL-5]', () => {
  expect(abilityOf(mayEnd(nobody, { isOwn: true }))).toBe(null)
  expect([nobody, adder, executor].map((actor) => abilityOf(mayEnd(actor, { isOwn: false })))).toEqual([
    'end_not_allowed',
    null,
    null,
  ])
})

test('while a run is due nothing is changed or skipped [BILL-5]', () => {
  expect(abilityOf(mayEditSchedule(adder, { isRunDue: true }))).toBe('run_is_due')
  expect(abilityOf(maySkip(adder, { ...facts, isRunDue: true }))).toBe('run_is_due')
  expect(abilityOf(maySkip(adder, facts))).toBe(null)
  expect(abilityOf(maySkip(adder, { ...facts, isActive: false }))).toBe('schedule_not_active')
  expect(abilityOf(maySkip(nobody, facts))).toBe('end_not_allowed')
})

test('a run that is planned can be skipped, once [BILL-5]', () => {
  const planned = [{ period: '2026-03-06' }]
  expect(abilityOf(checkPeriod('2026-03-06', planned, new Set()))).toBe(null)
  expect(abilityOf(checkPeriod('2026-03-07', planned, new Set()))).toBe('run_not_upcoming')
  expect(abilityOf(checkPeriod('2026-02-27', planned, new Set(['2026-02-27'])))).toBe('run_is_done')
})

test('run at once by those who may execute autopay, while there is something ahead [BILL-5]', () => {
  const run = (actor: typeof nobody, isActive = true, hasNextRun = true) =>
    abilityOf(mayRunNow(actor, { isActive, hasNextRun }))
  expect([run(adder), run(executor), run(executor, false), run(executor, true, false)]).toEqual([
    'run_not_allowed',
    null,
    'schedule_not_active',
    'nothing_to_run',
  ])
})

import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { askedDate, billToNumber, cents, divisionCode, shipToNumber } from '#contract/values.ts'
import { autopayCovers, autopayKinds, autopaySchedule, autopayTimings, maxBillTos } from './autopay.ts'
import { autopayRefusals } from './autopay.refusals.ts'
import { autopayPreview, scheduleParams } from './autopay.endpoints.ts'

const terms = {
  timing: z.enum(autopayTimings),
  day: z
    .number('Choose a day.')
    .int('Choose a whole day.')
    .min(0, 'Choose a day.')
    .max(60, 'Choose at most 60 days.')
    .nullable(),
  covers: z.enum(autopayCovers).default('due'),
  /** Empty: all of the bill-to that the person may act for. */
  shipTos: z.array(shipToNumber).max(500, 'At most 500 ship-tos').default([]),
  limit: cents.min(-1e12, 'The limit is too small').max(1e12, 'The limit is too large').nullable(),
  paymentSettingsId: z.uuid(),
}

const billTos = z
  .array(z.object({ division: divisionCode, number: billToNumber }))
  .min(1, 'Choose at least one bill-to')
const newSchedules = z.object({
  ...terms,
  billTos: billTos.max(maxBillTos, `At most ${maxBillTos} bill-tos at once`),
  /** In whose name it pays: staff choose somebody of the customer; otherwise the caller. */
  userId: z.uuid().optional(),
})
const changedSchedule = z.object({
  ...terms,
  scheduleId: z.uuid(),
  /** The one that was seen. */
  version: z.number('Version is missing').int('Versions are whole numbers').min(1, 'Versions start at 1'),
})

const wrongTerms = [
  autopayRefusals.day_wrong,
  autopayRefusals.covers_not_for_timing,
  autopayRefusals.limit_not_positive,
  autopayRefusals.ship_to_not_found,
  autopayRefusals.method_not_for_bill_to,
  autopayRefusals.person_not_able,
]
const wrongPreview = [
  ...wrongTerms,
  autopayRefusals.bill_to_not_found,
  autopayRefusals.person_missing,
  autopayRefusals.person_not_found,
]
const wrongNew = [...wrongPreview, autopayRefusals.bill_to_twice, autopayRefusals.too_many_schedules]
const wrongChange = [
  ...wrongTerms,
  autopayRefusals.schedule_not_found,
  autopayRefusals.edit_not_allowed,
  autopayRefusals.schedule_changed,
  autopayRefusals.run_is_due,
]

const done = { isSuccess: z.literal(true), message: z.string() }
const one = z.object({ ...done, schedule: autopaySchedule })
const many = z.object({ ...done, schedules: z.array(autopaySchedule) })
const adding = { method: 'POST', idempotent: true, needs: ['addAutopay'] } as const

const previewing = { method: 'POST', needs: ['addAutopay'], answer: autopayPreview } as const

/** BILL-5: what a schedule would pay with these terms, refused as saving it would be. */
export const previewNewAutopay = endpoint({
  ...previewing,
  name: 'previewNewAutopay',
  path: '/autopay/schedules/preview',
  livesBy: ['payment', 'invoice'],
  summary: 'The next runs of an autopay schedule that is not set up yet',
  body: newSchedules.extend({
    kind: z.enum(autopayKinds),
    billTos: billTos.max(1, 'One bill-to at a time'),
  }),
  refusals: wrongPreview,
})

/** BILL-5: what a schedule would pay if it had these terms; its runs so far count. */
export const previewAutopayChange = endpoint({
  ...previewing,
  name: 'previewAutopayChange',
  path: '/autopay/schedules/:scheduleId/preview',
  livesBy: ['autopay', 'payment', 'invoice'],
  summary: 'The next runs of an autopay schedule with other terms',
  params: scheduleParams,
  body: z.object(terms),
  refusals: [...wrongTerms, autopayRefusals.schedule_not_found],
})

/** BILL-5: a person's own schedules, one for each bill-to; all of them, or none. */
export const addUserAutopay = endpoint({
  ...adding,
  name: 'addUserAutopay',
  path: '/autopay/users/schedules',
  summary: 'Set up autopay of a person for bill-tos',
  status: 201,
  body: newSchedules,
  answer: many,
  refusals: wrongNew,
})

/** BILL-5: other terms for a person's own schedule. */
export const editUserAutopay = endpoint({
  ...adding,
  name: 'editUserAutopay',
  path: '/autopay/users/editSchedules',
  summary: 'Change an autopay schedule of a person',
  body: changedSchedule,
  answer: one,
  refusals: wrongChange,
})

/** BILL-5: schedules of bill-tos as a whole, one for each; all of them, or none. */
export const addBillToAutopay = endpoint({
  ...adding,
  name: 'addBillToAutopay',
  path: '/autopay/bill-tos/schedules',
  summary: 'Set up autopay of bill-tos',
  status: 201,
  body: newSchedules,
  answer: many,
  refusals: wrongNew,
})

/** BILL-5: other terms for a schedule of a bill-to. */
export const editBillToAutopay = endpoint({
  ...adding,
  name: 'editBillToAutopay',
  path: '/autopay/bill-tos/editSchedules',
  summary: 'Change an autopay schedule of a bill-to',
  body: changedSchedule,
  answer: one,
  refusals: wrongChange,
})

/** BILL-5: runs it again, from the next day of its terms on. */
export const activateAutopay = endpoint({
  name: 'activateAutopay',
  method: 'PUT',
  path: '/autopay/schedules/:scheduleId/activate',
  summary: 'Activate an autopay schedule',
  params: scheduleParams,
  needs: ['addAutopay'],
  answer: one,
  refusals: [autopayRefusals.schedule_not_found, autopayRefusals.edit_not_allowed, autopayRefusals.person_not_able],
})

/** BILL-5: no run from now on. The one in whose name it pays can always do so. */
export const deactivateAutopay = endpoint({
  name: 'deactivateAutopay',
  method: 'PUT',
  path: '/autopay/schedules/:scheduleId/deactivate',
  summary: 'Deactivate an autopay schedule',
  params: scheduleParams,
  answer: one,
  refusals: [autopayRefusals.schedule_not_found, autopayRefusals.end_not_allowed],
})

/** BILL-5: takes it away; its payments and what it wrote about them stay. */
export const removeAutopay = endpoint({
  name: 'removeAutopay',
  method: 'DELETE',
  path: '/autopay/schedules/:scheduleId',
  summary: 'Remove an autopay schedule',
  params: scheduleParams,
  answer: z.object(done),
  refusals: [autopayRefusals.schedule_not_found, autopayRefusals.end_not_allowed],
})

/** BILL-5: leaves out one run; what it would have paid is taken along by the next one. */
export const skipAutopayRun = endpoint({
  name: 'skipAutopayRun',
  method: 'POST',
  path: '/autopay/schedules/:scheduleId/skip',
  summary: 'Skip one run of an autopay schedule',
  params: scheduleParams,
  idempotent: true,
  /** The `period` of a planned run. */
  body: z.object({ period: askedDate }),
  answer: one,
  refusals: [
    autopayRefusals.schedule_not_found,
    autopayRefusals.end_not_allowed,
    autopayRefusals.schedule_not_active,
    autopayRefusals.run_is_due,
    autopayRefusals.run_is_done,
    autopayRefusals.run_not_upcoming,
  ],
})

/** BILL-5: makes the next run now instead of on its day. */
export const runAutopayNow = endpoint({
  name: 'runAutopayNow',
  method: 'POST',
  path: '/autopay/schedules/:scheduleId/run',
  summary: 'Make the next run of an autopay schedule now',
  params: scheduleParams,
  needs: ['executeAutopay'],
  idempotent: true,
  answer: one,
  refusals: [
    autopayRefusals.schedule_not_found,
    autopayRefusals.run_not_allowed,
    autopayRefusals.schedule_not_active,
    autopayRefusals.nothing_to_run,
  ],
})

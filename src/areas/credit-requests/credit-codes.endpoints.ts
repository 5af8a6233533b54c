import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { creditCode, creditCodeKey, creditCodeKinds, creditCodeLimits, pickUpRules } from './credit-code.ts'
import { creditRefusals } from './credit-requests.refusals.ts'
import { creditTexts } from './credit-texts.ts'

/** CREDIT-1: every code, those that are no longer offered too. */
export const listCreditCodes = endpoint({
  name: 'listCreditCodes',
  method: 'GET',
  path: '/credit-requests/codes',
  summary: 'Credit codes and their rules',
  needs: ['viewCreditRequests'],
  answer: z.object({ codes: z.array(creditCode) }),
})

const { maxSlaHours, maxWindowDays } = creditCodeLimits
const fields = z.object({
  name: freeText(creditTexts.codeName),
  description: freeText(creditTexts.codeDescription),
  needsPhoto: z.boolean(),
  needsReason: z.boolean(),
  pickUp: z.enum(pickUpRules),
  windowDays: z
    .number('Days are a whole number')
    .int('Days are a whole number')
    .min(0, 'Days cannot be less than 0')
    .max(maxWindowDays, `Days cannot be more than ${maxWindowDays}`),
  slaHours: z
    .number('Hours are a whole number')
    .int('Hours are a whole number')
    .min(1, 'Hours cannot be less than 1')
    .max(maxSlaHours, `Hours cannot be more than ${maxSlaHours}`),
})
const change = {
  needs: ['viewCreditRequests', 'manageCreditCodes'],
  staffOnly: true,
  answer: z.object({ message: z.string(), code: creditCode }),
} as const

/** CREDIT-1: staff add a code. */
export const addCreditCode = endpoint({
  ...change,
  name: 'addCreditCode',
  method: 'POST',
  path: '/credit-requests/codes',
  summary: 'Add a credit code',
  idempotent: true,
  status: 201,
  body: fields.extend({
    description: fields.shape.description.default(''),
    code: creditCodeKey,
    kind: z.enum(creditCodeKinds),
  }),
  refusals: [
    creditRefusals.credit_code_taken,
    creditRefusals.credit_code_name_missing,
    creditRefusals.credit_code_pick_up,
  ],
})

/** CREDIT-1: staff change the rules of a code; requests there are keep theirs. */
export const changeCreditCode = endpoint({
  ...change,
  name: 'changeCreditCode',
  method: 'PUT',
  path: '/credit-requests/codes/:code',
  summary: 'Change a credit code, or offer it no longer',
  ifMatch: true,
  params: z.object({ code: creditCodeKey }),
  body: fields.extend({ isActive: z.boolean() }).partial(),
  refusals: [
    creditRefusals.credit_code_not_found,
    creditRefusals.credit_code_changed,
    creditRefusals.credit_code_name_missing,
    creditRefusals.credit_code_pick_up,
  ],
})

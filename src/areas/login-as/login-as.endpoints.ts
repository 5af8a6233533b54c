import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery, queryNumber } from '#contract/paging.ts'
import { actingRefusals } from '#areas/people/acting.refusals.ts'
import { currentUser } from '#areas/people/current-user.ts'

/** Users on a page of /choose-user (decided constants: tables). */
export const choicePageSize = 10

/** Somebody a member of staff may log in as. */
const userChoice = z
  .object({
    userId: z.uuid(),
    name: z.string(),
    email: z.string(),
    roleName: z.string(),
    /** The first bill-to by name, with how many more there are. */
    customer: z.object({ division: z.string(), number: z.string(), name: z.string() }).nullable(),
    moreCustomers: z.number().int(),
  })
  .meta({ id: 'UserChoice' })
/** Somebody a member of staff may log in as. */
export type UserChoice = z.output<typeof userChoice>

/** AUTH-8: active users of one's customers, by name, e-mail, customer or bill-to number. */
export const listUserChoices = endpoint({
  name: 'listUserChoices',
  method: 'GET',
  path: '/login-as/users',
  summary: 'Users the signed-in member of staff may log in as',
  needs: ['loginAs'],
  noProxy: true,
  query: pageQuery.extend({
    pageSize: queryNumber(1, 100).default(choicePageSize),
    keyword: z.string().trim().max(100).default(''),
  }),
  answer: z.object({ users: z.array(userChoice), totalRecords: z.number().int().optional() }),
})

/** AUTH-8: from now on the session acts as the customer, under a new token; one at a time. */
export const startLoginAs = endpoint({
  name: 'startLoginAs',
  method: 'POST',
  path: '/login-as',
  summary: 'Log in as a customer',
  forPeople: true,
  body: z.strictObject({ userId: z.uuid() }),
  answer: z.object({ isSuccess: z.literal(true), user: currentUser }),
  refusals: Object.values(actingRefusals),
})

/**
 * AUTH-8: back to the person at the keyboard, whoever they acted as. Asked by somebody who acts as
 * nobody it changes nothing.
 */
export const stopLoginAs = endpoint({
  name: 'stopLoginAs',
  method: 'POST',
  path: '/login-as/stop',
  summary: 'Return to self',
  forPeople: true,
  answer: z.object({ isSuccess: z.literal(true), user: currentUser }),
})

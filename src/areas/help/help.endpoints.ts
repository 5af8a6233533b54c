import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** SHELL-5: the four departments of the help dialog, in order. */
export const departments = ['salesOfficeSupport', 'nationalAccounts', 'itDepartment', 'creditDepartment'] as const

/** SHELL-5: whom to ask. */
export const getContacts = endpoint({
  name: 'getContacts',
  inPunchout: 'always',
  method: 'GET',
  path: '/contacts',
  summary: 'Whom to ask for help',
  answer: z.object({
    contacts: z.array(
      z.object({
        department: z.enum(departments),
        /** Both empty where the distributor has not said. */
        phone: z.string(),
        email: z.string(),
      }),
    ),
  }),
})

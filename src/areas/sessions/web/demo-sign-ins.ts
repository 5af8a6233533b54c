import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/** What a demo portal offers on the sign-in screen; the demo area serves it, and nobody does in production (404). */
export const listDemoSignIns = endpoint({
  name: 'listDemoSignIns',
  method: 'GET',
  path: '/demo/sign-ins',
  summary: 'Sign-ins of the demo distributor',
  access: 'public',
  answer: z.object({
    password: z.string(),
    signIns: z.array(z.object({ email: z.string(), role: z.string(), hint: z.string() })),
  }),
})

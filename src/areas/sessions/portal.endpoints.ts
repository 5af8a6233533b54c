import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'

/**
 * SHELL-1: what this installation is, for the test-portal badge and the version in the user menu.
 */
export const getPortal = endpoint({
  name: 'getPortal',
  method: 'GET',
  path: '/portal',
  summary: 'What this installation is',
  access: 'public',
  answer: z.object({
    /** Anything but production shows the test-portal badge. */
    environment: z.enum(['production', 'test']),
    /** A demo distributor: sign-ins are offered on the sign-in screen. */
    isDemo: z.boolean(),
    version: z.string(),
    /** UI-6: entries a page of lists, of tables and of bill-to pickers (decided constants). */
    pageSizes: z.object({ list: z.number().int(), table: z.number().int(), billTo: z.number().int() }),
  }),
})

/**
 * What a demo portal offers on the sign-in screen; the demo area serves it, and nobody does in
 * production (404).
 */
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

import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { openCall } from './open-call.ts'

/** NEXT-12: the calls that API keys can make, for the page for developers. */
export const listOpenCalls = endpoint({
  name: 'listOpenCalls',
  method: 'GET',
  path: '/developers/calls',
  summary: 'Calls that API keys can make',
  needs: ['connectPrograms'],
  noProxy: true,
  answer: z.object({ calls: z.array(openCall) }),
})

import type { Endpoint } from '#contract/endpoint.ts'
import type { ServerArea } from '#platform/http/area.ts'
import { listOpenCallsHandler } from './server/open-calls.routes.ts'

/** The guide for those who connect programs (NEXT-12); `endpoints` are all calls there are. */
export const developersServer = (endpoints: () => readonly Endpoint[]): ServerArea => ({
  name: 'developers',
  handlers: [listOpenCallsHandler(endpoints)],
})

import type { Endpoint } from '#contract/endpoint.ts'
import { handle, type Handler } from '#platform/http/handle.ts'
import { listOpenCalls } from '../developers.endpoints.ts'
import { listOpen } from '../rules/list-open-calls.ts'

/** NEXT-12: of the calls there are those that a key of the reader can make. */
export const listOpenCallsHandler = (endpoints: () => readonly Endpoint[]): Handler =>
  handle(listOpenCalls, async ({ caller: { actor, isStaff } }) => {
    // What the reader can give no key is not of use to them.
    const isOfUse = ({ needs = [], staffOnly = false }: Endpoint) =>
      needs.every((feature) => actor.can(feature)) && (isStaff || !staffOnly)
    return { calls: listOpen(endpoints().filter(isOfUse)) }
  })

import { node } from '#areas/cxml/rules/write-xml.ts'
import { readSetupRequest } from '#areas/cxml/rules/read-setup-request.ts'
import { allowsTestHosts } from '#areas/punchout-settings/server/public.ts'
import { callUpOf } from '../rules/call-up-of.ts'
import { refused, type Transaction } from './door.ts'
import { openPunchoutSession } from './open-punchout-session.ts'

/** PUNCH-3: answers a PunchOutSetupRequest with the address of a start page. */
export const answerSetup: Transaction = async ({ request, integration, ...origin }) => {
  const setup = readSetupRequest(request.content, allowsTestHosts(origin.services.config))
  if (!setup.allowed) return refused(setup.refusal)
  const opened = await openPunchoutSession(origin, integration, callUpOf(request, setup.value))
  if (!opened.allowed) return refused(opened.refusal)
  const { sessionId, url } = opened.value
  return {
    status: 200,
    content: node('PunchOutSetupResponse', {}, node('StartPage', {}, node('URL', {}, url))),
    sessionId,
  }
}

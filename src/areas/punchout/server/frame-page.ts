import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Services } from '#platform/services.ts'
import { punchoutPolicy } from '../rules/punchout-policy.ts'
import { handedMarkup, handedOver } from './hand-over.ts'
import { punchoutCookieOf } from './punchout-cookie.ts'
import { hashOf } from './session.store.ts'

// Also of a session that has ended: its last page says so.
const addresses = sql(
  'punchout.framing-addresses',
  `select ps.return_url as "returnUrl", p.procurement_software_url as "procurementSoftwareUrl"
   from punchout_sessions ps join punchout_settings p on p.id = ps.settings_id where ps.token_hash = :tokenHash`,
)

/** The addresses of the buyer's system in the session of a cookie. */
export const framingAddressesOf = (
  db: Queries,
  token: string,
): Promise<{ returnUrl: string; procurementSoftwareUrl: string } | undefined> =>
  db.maybe(addresses({ tokenHash: hashOf(token) }))

/**
 * PUNCH-4: a page for a browser with a procurement session may stand in a frame of the buyer's
 * site. Returns what is to be added to its head.
 */
export async function framePunchoutPage(
  { db, config, log }: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string> {
  const handed = handedOver(request)
  const markup = handed ? handedMarkup(handed) : ''
  const token = handed?.token ?? punchoutCookieOf(request, config.publicUrl)
  if (!token) return ''
  try {
    const found = await framingAddressesOf(db, token)
    const policy = reply.getHeader('content-security-policy')
    if (!found || typeof policy !== 'string') return markup
    void reply.header('content-security-policy', punchoutPolicy(policy, found)).removeHeader('x-frame-options')
  } catch (error) {
    // The page itself needs no database.
    log.warn({ err: error }, 'the addresses of a procurement session could not be read')
  }
  return markup
}

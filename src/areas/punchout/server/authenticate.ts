import type { CxmlRequest } from '#areas/cxml/cxml.ts'
import { type Integration, integrationsOfSenders, isMarkedSecret } from '#areas/punchout-settings/server/public.ts'
import type { Decision } from '#kit/decision.ts'
import type { Services } from '#platform/services.ts'
import { countAttempt, isUsedUp, type RateLimit } from '#platform/rate-limits/rate-limit.ts'
import { sealOf } from '#platform/seal.ts'
import { chooseIntegration, keysOf, secretsOf } from '../rules/choose-integration.ts'

/** Security 49: refused documents of one address about one sender, and of one address in all. */
const ofSender: RateLimit = { max: 20, windowMinutes: 60 }
const ofAddress: RateLimit = { max: 200, windowMinutes: 60 }

/** Where a document comes from. */
export interface Origin {
  readonly services: Services
  readonly now: Date
  readonly address: string
}

const limitsOf = (address: string, key: string | undefined) => [
  ...(key === undefined ? [] : [[`punchout:${address}:${key}`, ofSender] as const]),
  [`punchout:${address}`, ofAddress] as const,
]

/** Whether this address, about this sender, was refused too often to be listened to. */
export async function isShutOut({ services, now, address }: Origin, key: string | undefined): Promise<boolean> {
  const used = await Promise.all(limitsOf(address, key).map(([name, limit]) => isUsedUp(services.db, name, limit, now)))
  return used.includes(true)
}

/** Counts a document that was not recognised. */
export async function countRefused({ services, now, address }: Origin, key: string | undefined): Promise<void> {
  await Promise.all(limitsOf(address, key).map(([name, limit]) => countAttempt(services.db, name, limit, now)))
}

/** PUNCH-3: the integration a document is about, and those its sender pairs name. */
export async function authenticate(
  { services }: Origin,
  request: Pick<CxmlRequest, 'sender' | 'from'>,
): Promise<{ readonly integration: Decision<Integration>; readonly named: readonly Integration[] }> {
  const secrets = secretsOf(request)
  const seal = sealOf(services.config)
  const all = await integrationsOfSenders(services.db, keysOf(request))
  // The secret of OCI passes through browsers: it orders nothing (punchout section 10).
  const found = all.filter(({ software }) => software !== 'sap-oci')
  // An unknown sender takes as long as a wrong secret.
  for (const secret of found.length === 0 ? secrets : []) isMarkedSecret(seal, 'nobody', null, secret)
  const integration = chooseIntegration(request, found, ({ id, secretMark }) =>
    secrets.map((secret) => isMarkedSecret(seal, id, secretMark, secret)).includes(true),
  )
  return { integration, named: found }
}

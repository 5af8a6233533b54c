import { countRefused, isShutOut, type Origin } from '#areas/punchout/server/public.ts'
import { keyOf } from '#areas/punchout-settings/rules/key-of.ts'
import { mayHavePunchout } from '#areas/punchout-settings/rules/may-have-punchout.ts'
import { type Integration, integrationsOfOci, isMarkedSecret } from '#areas/punchout-settings/server/public.ts'
import { common } from '#contract/common-refusals.ts'
import { allow, type Decision, refuse } from '#kit/decision.ts'
import { sealOf } from '#platform/seal.ts'
import type { OciCallUp } from '#areas/oci/oci.ts'
import { ociRefusals } from '#areas/oci/oci.refusals.ts'

/** What a call-up is found to be about. */
export interface Recognised {
  readonly integration: Decision<Integration>
  /** Whose log shows it: also a wrong password, where the user name leaves no doubt. */
  readonly settingsId: string | null
}

/**
 * PUNCH-3, security 48, 49: the integration whose identity and secret were sent. A wrong name and a
 * wrong password read alike, and both are counted.
 */
export async function recognise(
  origin: Origin,
  { userName, password }: Pick<OciCallUp, 'userName' | 'password'>,
): Promise<Recognised> {
  const { services } = origin
  const identity = keyOf(userName)
  const key = `oci:${identity}`
  if (await isShutOut(origin, key)) return { integration: refuse(common.too_many_requests), settingsId: null }
  const seal = sealOf(services.config)
  const named = await integrationsOfOci(services.db, identity)
  // An unknown name takes as long as a wrong password.
  if (named.length === 0) isMarkedSecret(seal, 'nobody', null, password)
  const [found] = named.filter(({ id, secretMark }) => isMarkedSecret(seal, id, secretMark, password))
  if (!found) {
    await countRefused(origin, key)
    const settingsId = named.length === 1 ? named[0]!.id : null
    return { integration: refuse(ociRefusals.oci_sender_unknown), settingsId }
  }
  const isAllowed = mayHavePunchout(found.owner).allowed
  return { integration: isAllowed ? allow(found) : refuse(ociRefusals.oci_not_allowed), settingsId: found.id }
}

import { orRefuse, Refused } from '#kit/decision.ts'
import type { UserType } from '#areas/access/roles.ts'
import { replaceOktaFeatures, staffSignInHere } from '#areas/people/server/public.ts'
import { finishSingleSignOn } from '#areas/sessions/single-sign-on.endpoints.ts'
import { singleSignOnRefusals } from '#areas/sessions/single-sign-on.refusals.ts'
import { currentUserOf, openSession, recordFailure } from '#areas/sessions/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { readFeatureMap } from '#platform/feature-map.ts'
import { handle } from '#platform/http/handle.ts'
import { sealOf } from '#platform/seal.ts'
import type { Services } from '#platform/services.ts'
import { admitStaff, type Claims, verifiedEmailOf } from '../rules/admit-staff.ts'
import { countUnmapped, featuresOfClaims } from '../rules/features-of-claims.ts'
import { browserOf, unmarkBrowser } from './flow-cookie.ts'
import { type Flow, takeFlow } from './flow.store.ts'
import { hasProvider, providerOf } from './provider.ts'

// Nobody of the demo comes in where there is none.
const byEmail = sql(
  'single-sign-on.user',
  'select id, type, is_active and (not is_demo or :isDemoOn) as "isActive" from users where email = :email',
)

/**
 * AUTH-2: an answer of the provider opens a session once, in the browser that asked, for an active
 * internal user.
 */
export const finishSingleSignOnHandler = handle(finishSingleSignOn, async (call) => {
  const { db, services, body, now, request, reply } = call
  const { config } = services
  if (!hasProvider(config)) throw new Refused(singleSignOnRefusals.sign_on_off)
  const state = new URLSearchParams(body.search).get('state') ?? ''
  const flow = await takeFlow(db, { state, browser: browserOf(request, config.publicUrl) }, now, sealOf(config))
  if (!flow) throw new Refused(singleSignOnRefusals.sign_on_failed)
  unmarkBrowser(reply, config.publicUrl)
  const claims = await claimsOf(services, flow, { state, search: body.search })
  const email = verifiedEmailOf(claims)
  const found = email
    ? await db.maybe<{ id: string; type: UserType; isActive: boolean }>(
        byEmail({ email, isDemoOn: config.demo !== 'off' }),
      )
    : undefined
  const admitted = admitStaff(found)
  if (!admitted.allowed) await recordFailure(call, { userId: found?.id, email: email ?? '', what: 'single sign-on' })
  const { userId, type } = orRefuse(admitted)
  if (flow.expectedUserId !== undefined && flow.expectedUserId !== userId)
    throw new Refused(singleSignOnRefusals.sign_on_another_user)
  const { oidcFeaturesClaim: name, oidcFeaturesPrefix: prefix, oidcFeaturesMap: mapping } = config.outside
  if (name !== undefined) {
    const map = mapping === undefined ? undefined : (readFeatureMap(mapping) ?? new Map<string, string>())
    const claim = { name, prefix, map }
    const unmapped = countUnmapped(claims, claim)
    // Only how many: groups say more about a person than the portal needs to know.
    if (unmapped > 0) services.log.info({ unmapped }, 'groups of a single sign-on are not in OIDC_FEATURES_MAP')
    await replaceOktaFeatures(db, { userId, features: featuresOfClaims(claims, claim), address: call.address })
  }
  const user = await currentUserOf(db, { userId, realUserId: userId }, staffSignInHere(config))
  if (!user) throw new Refused(singleSignOnRefusals.not_admitted)
  await openSession(call, { userId, type }, { staySignedIn: false, signIn: 'single sign-on' })
  return { user, returnUrl: flow.returnUrl, isPopup: flow.isPopup }
})

/**
 * What the provider says of whoever came back: state, nonce, signature, audience and the code's
 * verifier are all checked.
 */
async function claimsOf(
  { config, log }: Pick<Services, 'config' | 'log'>,
  flow: Flow,
  answer: { state: string; search: string },
): Promise<Claims> {
  const client = await import('openid-client')
  try {
    const { configuration } = await providerOf(config)
    const address = new URL(flow.redirectUri)
    address.search = answer.search
    const tokens = await client.authorizationCodeGrant(configuration, address, {
      expectedState: answer.state,
      expectedNonce: flow.nonce,
      pkceCodeVerifier: flow.codeVerifier,
      idTokenExpected: true,
    })
    const claims = tokens.claims()
    if (!claims) throw new Error('no ID token')
    const { oidcFeaturesClaim: features } = config.outside
    const hasEmail = claims['email'] !== undefined
    const hasFeatures = features === undefined || claims[features] !== undefined
    // Some providers say the address, or the groups, only when asked for them.
    const canBeAsked = configuration.serverMetadata().userinfo_endpoint !== undefined
    if (hasEmail && (hasFeatures || !canBeAsked)) return claims
    const asked = await client.fetchUserInfo(configuration, tokens.access_token, claims.sub)
    // The address and whether it is verified are never of two sources.
    const said: Claims = hasEmail ? claims : asked
    return features === undefined ? said : { ...said, [features]: claims[features] ?? asked[features] }
  } catch (error) {
    // Only the words: what the error carries along may be a token.
    log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'a single sign-on did not succeed')
    throw new Refused(singleSignOnRefusals.sign_on_failed)
  }
}

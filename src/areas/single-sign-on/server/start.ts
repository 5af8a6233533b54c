import type { FastifyRequest } from 'fastify'
import { Refused } from '#kit/decision.ts'
import { safeReturnUrl } from '#areas/sessions/rules/safe-return-url.ts'
import { startSingleSignOn } from '#areas/sessions/single-sign-on.endpoints.ts'
import { singleSignOnRefusals } from '#areas/sessions/single-sign-on.refusals.ts'
import { handle } from '#platform/http/handle.ts'
import { sealOf } from '#platform/seal.ts'
import { callbackScreen } from '../single-sign-on.addresses.ts'
import { ownOrigins } from './own-origins.ts'
import { markBrowser } from './flow-cookie.ts'
import { addFlow } from './flow.store.ts'
import { hasProvider, providerOf } from './provider.ts'

/**
 * AUTH-2: code flow with PKCE; state and browser cookie tie the way back to this browser, the nonce
 * ties the answer to it.
 */
export const startSingleSignOnHandler = handle(startSingleSignOn, async (call) => {
  const { db, services, body, now, request, reply } = call
  const { config, log } = services
  if (!hasProvider(config)) throw new Refused(singleSignOnRefusals.sign_on_off)
  const provider = await providerOf(config).catch((error: unknown) => {
    log.warn({ err: error }, 'the provider of single sign-on cannot be reached')
    throw new Refused(singleSignOnRefusals.sign_on_unavailable)
  })
  const client = await import('openid-client')
  const [state, nonce, codeVerifier] = [client.randomState(), client.randomNonce(), client.randomPKCECodeVerifier()]
  // The demo is opened under either name of the local machine; a real provider knows one address
  // exactly.
  const origin = provider.isBuiltIn ? originOf(request, config.publicUrl) : config.publicUrl
  const redirectUri = origin + callbackScreen.at()
  const browser = markBrowser(reply, config.publicUrl)
  const flow = {
    nonce,
    codeVerifier,
    redirectUri,
    returnUrl: safeReturnUrl(body.returnUrl),
    isPopup: body.again !== undefined,
    expectedUserId: body.again?.userId,
  }
  await addFlow(db, { state, browser }, flow, now, sealOf(config))
  const location = client.buildAuthorizationUrl(provider.configuration, {
    redirect_uri: redirectUri,
    scope: ['openid email profile', config.outside.oidcFeaturesScope ?? ''].join(' ').trim(),
    code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
    code_challenge_method: 'S256',
    state,
    nonce,
    // One tries several people in a demo; a real provider knows who is at the keyboard. Above an
    // open page it asks again: whoever comes by must not get on with a page somebody left.
    ...((provider.isBuiltIn || body.again) && { prompt: 'login' }),
  })
  return { location: provider.isBuiltIn ? location.pathname + location.search : location.href }
})

function originOf({ headers }: FastifyRequest, publicUrl: string): string {
  const own = ownOrigins(publicUrl)
  return own.find((origin) => origin === headers.origin) ?? own[0]!
}

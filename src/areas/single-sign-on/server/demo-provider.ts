// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="./oidc-provider.d.ts" />
import { createHash, createPrivateKey } from 'node:crypto'
import type { GrantContext, Provider } from 'oidc-provider'
import type { Config } from '#platform/config.ts'
import { sealOf } from '#platform/seal.ts'
import type { Services } from '#platform/services.ts'
import { callbackScreen } from '../single-sign-on.addresses.ts'
import { ownOrigins } from './own-origins.ts'
import { demoClientId, demoProviderPath } from './demo-provider-names.ts'
import { demoRecords } from './demo-provider.store.ts'

/** Seconds anything of the demo's provider is good for. */
const shortSeconds = 600
const signingAlgorithm = 'Ed25519'

/**
 * AUTH-2: the demo's own provider, so that 'Login with Okta' can be tried offline. Made when it is
 * first needed.
 */
export async function createDemoProvider({ config, db, clock }: Services): Promise<Provider> {
  const { Provider } = await quietly(() => import('oidc-provider'))
  const provider = new Provider(config.publicUrl + demoProviderPath, {
    adapter: demoRecords(db, clock),
    clients: [
      {
        client_id: demoClientId,
        token_endpoint_auth_method: 'none',
        redirect_uris: ownOrigins(config.publicUrl).map((origin) => origin + callbackScreen.at()),
        grant_types: ['authorization_code'],
        response_types: ['code'],
        id_token_signed_response_alg: signingAlgorithm,
      },
    ],
    jwks: { keys: [signingKey(config)] },
    cookies: { keys: [secretOf(config, 'cookies').toString('base64url')], names: cookieNames },
    enabledJWA: { idTokenSigningAlgValues: [signingAlgorithm, 'RS256'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The address comes with the ID token, as Okta sends it.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, userinfo: { enabled: false } },
    ttl: Object.fromEntries(
      ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session'].map((kind) => [
        kind,
        shortSeconds,
      ]),
    ),
    interactions: {
      url: (_: unknown, { uid }: { uid: string }) => `${demoProviderPath}/choose/${uid}`,
    },
    findAccount: (_: unknown, email: string) => ({
      accountId: email,
      claims: () => ({ sub: email, email, email_verified: true, name: email }),
    }),
    loadExistingGrant: grantWithoutAsking,
  })
  provider.proxy = true
  return provider
}

const cookieNames = { session: 'demo_sign_on', interaction: 'demo_choose', resume: 'demo_resume' }

/** The portal asks for nothing one would have to agree to. */
async function grantWithoutAsking({ oidc }: GrantContext) {
  const grant = new oidc.provider.Grant({ clientId: oidc.client.clientId, accountId: oidc.session.accountId })
  grant.addOIDCScope('openid email profile')
  await grant.save()
  return grant
}

// Every process of one database has to sign alike: what it signs with follows from the secret key.
const secretOf = (config: Config, purpose: string): Buffer =>
  createHash('sha256').update(sealOf(config).marks(purpose, 'demo provider')[0]).digest()

/** An Ed25519 key made of 32 bytes, in the notation of PKCS #8. */
function signingKey(config: Config): object {
  const seed = secretOf(config, 'signing')
  const key = createPrivateKey({
    key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const kid = createHash('sha256').update(seed).digest('hex').slice(0, 8)
  return { ...key.export({ format: 'jwk' }), kid, alg: signingAlgorithm, use: 'sig' }
}

/**
 * The library warns that it is not tested on Node 20, where our tests run it; every other warning
 * is shown.
 */
async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Unsupported runtime')) warn(...words)
  }
  try {
    return await load()
  } finally {
    console.warn = warn
  }
}

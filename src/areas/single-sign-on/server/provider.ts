import type { FastifyInstance } from 'fastify'
import type { Configuration, CustomFetch } from 'openid-client'
import type { Config } from '#platform/config.ts'
import { demoClientId, demoProviderPath } from './demo-provider-names.ts'

/** The provider staff sign in with. */
export interface Provider {
  readonly configuration: Configuration
  /** The demo's own. */
  readonly isBuiltIn: boolean
}

const discovered = new WeakMap<object, Promise<Provider>>()
const servers = new WeakMap<object, FastifyInstance>()
/** Timeout of one question to the provider, in seconds. */
const timeoutSeconds = 10

/** Returns which server is the demo's own provider. */
export const serveBuiltIn = (config: Config, app: FastifyInstance): void => void servers.set(config, app)

/** AUTH-2: whether staff can sign in with a provider here. */
export const hasProvider = (config: Config): boolean => config.outside.oidcIssuer !== undefined || servers.has(config)

/** The provider with what it says of itself, asked once; asked again after a failure. */
export function providerOf(config: Config): Promise<Provider> {
  const known = discovered.get(config)
  if (known) return known
  const asked = config.outside.oidcIssuer ? discover(config, config.outside.oidcIssuer) : discoverBuiltIn(config)
  discovered.set(config, asked)
  asked.catch(() => discovered.delete(config))
  return asked
}

async function discover({ outside }: Config, address: string): Promise<Provider> {
  const client = await import('openid-client')
  const issuer = new URL(address)
  const method = outside.oidcClientSecret ? client.ClientSecretBasic(outside.oidcClientSecret) : client.None()
  const configuration = await client.discovery(issuer, outside.oidcClientId!, undefined, method, {
    timeout: timeoutSeconds,
    execute: [
      // By default the library relies on TLS and does not check the signature of the ID token.
      client.enableNonRepudiationChecks,
      // Only ever on this machine: the configuration is checked at the start.
      ...(issuer.protocol === 'http:' ? [client.allowInsecureRequests] : []),
    ],
  })
  return { configuration, isBuiltIn: false }
}

async function discoverBuiltIn(config: Config): Promise<Provider> {
  const client = await import('openid-client')
  const inside = throughServer(servers.get(config)!)
  const issuer = new URL(config.publicUrl + demoProviderPath)
  const configuration = await client.discovery(issuer, demoClientId, undefined, client.None(), {
    [client.customFetch]: inside,
    execute: [client.enableNonRepudiationChecks, client.allowInsecureRequests],
  })
  return { configuration, isBuiltIn: true }
}

/**
 * The demo's provider is this very server: questions to it stay inside, wherever PUBLIC_URL leads.
 */
const throughServer =
  (app: FastifyInstance): CustomFetch =>
  async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url)
    const answer = await app.inject({
      method: method as 'GET',
      url: pathname + search,
      headers: Object.fromEntries(new Headers(headers)),
      ...(body && { payload: String(body) }),
    })
    const kept = Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)])
    return new Response(answer.payload, { status: answer.statusCode, headers: kept })
  }

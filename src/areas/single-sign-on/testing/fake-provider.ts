import { createHash, generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import { createServer } from 'node:http'

/** What the provider puts into its next answer, besides what is right. */
export interface Lies {
  claims?: Record<string, unknown>
  /** What the userinfo endpoint says; undefined: it answers 500. */
  userInfo?: Record<string, unknown>
  /** Signs with a key nobody knows. */
  withOtherKey?: boolean
  /** Sends an unsigned token. */
  unsigned?: boolean
}

interface Asked {
  readonly nonce: string
  readonly challenge: string
}

const newKey = () => generateKeyPairSync('ed25519')
const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/**
 * A provider that a test makes lie: codes are good for one use, and the PKCE verifier is checked.
 */
export async function startFakeProvider(clientId: string) {
  const [key, otherKey] = [newKey(), newKey()]
  const codes = new Map<string, Asked>()
  const lies: Lies = {}
  const idTokenFor = (issuer: string, { nonce }: Asked): string => {
    const now = Math.floor(Date.now() / 1000)
    const header = { alg: lies.unsigned ? 'none' : 'EdDSA', kid: 'one' }
    const claims = { iss: issuer, aud: clientId, sub: 'someone', iat: now, exp: now + 300, nonce, ...lies.claims }
    const signed = `${encoded(header)}.${encoded(claims)}`
    if (lies.unsigned) return `${signed}.`
    return `${signed}.${sign(null, Buffer.from(signed), (lies.withOtherKey ? otherKey : key).privateKey).toString('base64url')}`
  }
  const server = createServer((request, response) => {
    let text = ''
    request.on('data', (piece) => (text += String(piece)))
    request.on('end', () => {
      const answer = (status: number, body: object) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      const issuer = `http://${request.headers.host}`
      if (request.url === '/.well-known/openid-configuration')
        return answer(200, {
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          userinfo_endpoint: `${issuer}/userinfo`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['EdDSA'],
          code_challenge_methods_supported: ['S256'],
        })
      if (request.url === '/jwks')
        return answer(200, {
          keys: [{ ...key.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'EdDSA', use: 'sig' }],
        })
      if (request.url === '/userinfo')
        return lies.userInfo ? answer(200, { sub: 'someone', ...lies.userInfo }) : answer(500, {})
      const form = new URLSearchParams(text)
      const asked = codes.get(form.get('code') ?? '')
      codes.delete(form.get('code') ?? '')
      const verifier = createHash('sha256')
        .update(form.get('code_verifier') ?? '')
        .digest('base64url')
      if (!asked || asked.challenge !== verifier) return answer(400, { error: 'invalid_grant' })
      return answer(200, {
        access_token: 'a',
        token_type: 'Bearer',
        expires_in: 60,
        id_token: idTokenFor(issuer, asked),
      })
    })
  })
  const port = await new Promise<number>((resolve) =>
    server.listen(0, '127.0.0.1', () => resolve((server.address() as { port: number }).port)),
  )
  return {
    issuer: `http://127.0.0.1:${port}`,
    lies,
    /** The person has signed in: a code for what the portal asked. */
    codeFor(location: string): string {
      const { searchParams } = new URL(location)
      const code = randomUUID()
      codes.set(code, { nonce: searchParams.get('nonce')!, challenge: searchParams.get('code_challenge')! })
      return code
    },
    stop: () => void server.close(),
  }
}

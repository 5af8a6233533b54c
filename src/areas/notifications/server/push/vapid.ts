import { createPrivateKey, generateKeyPairSync, type JsonWebKey, type KeyObject, sign } from 'node:crypto'

/** The pair of keys that push services know an installation by. */
export interface PushKeys {
  /** base64url of the uncompressed point, as browsers take it. */
  readonly publicKey: string
  /** JWK as JSON. */
  readonly privateKey: string
}

/** A new pair of keys on P-256. */
export function makePushKeys(): PushKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' })
  const jwk = privateKey.export({ format: 'jwk' })
  const point = [Buffer.from([4]), Buffer.from(jwk.x!, 'base64url'), Buffer.from(jwk.y!, 'base64url')]
  return { publicKey: Buffer.concat(point).toString('base64url'), privateKey: JSON.stringify(jwk) }
}

const keyOf = (jwk: string): KeyObject => createPrivateKey({ key: JSON.parse(jwk) as JsonWebKey, format: 'jwk' })
const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')

/** Seconds a token is good for: push services take no more than a day. */
const lifetime = 12 * 3600

/** RFC 8292: the `Authorization` header of a message to this push service. */
export function vapidHeader(endpoint: string, contact: string, keys: PushKeys, now: Date): string {
  const claims = { aud: new URL(endpoint).origin, exp: Math.floor(now.getTime() / 1000) + lifetime, sub: contact }
  const signed = `${encoded({ typ: 'JWT', alg: 'ES256' })}.${encoded(claims)}`
  const key = { key: keyOf(keys.privateKey), dsaEncoding: 'ieee-p1363' } as const
  return `vapid t=${signed}.${sign('sha256', Buffer.from(signed), key).toString('base64url')}, k=${keys.publicKey}`
}

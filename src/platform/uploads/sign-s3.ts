import { createHash, createHmac } from 'node:crypto'

/** Who signs, and for which region. */
export interface S3Credentials {
  readonly accessKey: string
  readonly secretKey: string
  readonly region: string
}

/** What one signed address allows. */
export interface S3Permit {
  readonly method: 'GET' | 'PUT' | 'DELETE'
  /** Of the object, without a query. */
  readonly url: string
  /** At most a week, in seconds. */
  readonly seconds: number
  readonly now: Date
  /** Headers the request must carry exactly so. */
  readonly headers?: Readonly<Record<string, string>>
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
/** Everything but the unreserved characters of RFC 3986; encodeURIComponent leaves five of them. */
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * PLAT-10: an address that allows one request for a while: AWS Signature Version 4 in the query,
 * the payload unsigned.
 */
export function signS3(permit: S3Permit, { accessKey, secretKey, region }: S3Credentials): string {
  const { method, seconds, now, headers = {} } = permit
  const url = new URL(permit.url)
  const time = now.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const signed = Object.entries({ ...headers, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim()] as const)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  const names = signed.map(([name]) => name).join(';')
  const query = Object.entries({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKey}/${scope}`,
    'X-Amz-Date': time,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': names,
  })
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/')
  const lines = signed.map(([name, value]) => `${name}:${value}\n`).join('')
  const request = [method, path, query, lines, names, 'UNSIGNED-PAYLOAD'].join('\n')
  const hash = createHash('sha256').update(request).digest('hex')
  const key = [time.slice(0, 8), region, 's3', 'aws4_request'].reduce<string | Buffer>(hmac, `AWS4${secretKey}`)
  const signature = hmac(key, ['AWS4-HMAC-SHA256', time, scope, hash].join('\n')).toString('hex')
  return `${url.origin}${path}?${query}&X-Amz-Signature=${signature}`
}

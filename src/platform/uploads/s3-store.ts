import type { FileStore } from './file-store.ts'
import { type S3Credentials, signS3 } from './sign-s3.ts'

/** Milliseconds a request to the storage may take. */
const timeoutMs = 20_000
const ownSeconds = 60

/**
 * PLAT-10: a bucket of S3-compatible storage: https://KEY:SECRET@HOST/BUCKET?region=REGION
 * (us-east-1 by default). Browsers put files there themselves by a signed address; the bucket must
 * let them (CORS: PUT from PUBLIC_URL) and need not be public.
 */
export function createS3Store(s3Url: string): FileStore {
  const place = new URL(s3Url)
  const credentials: S3Credentials = {
    accessKey: decodeURIComponent(place.username),
    secretKey: decodeURIComponent(place.password),
    region: place.searchParams.get('region') ?? 'us-east-1',
  }
  const urlOf = (key: string) => `${place.origin}${place.pathname.replace(/(?<!\/)\/+$/, '')}/${key}`
  const ask = async (method: 'GET' | 'PUT' | 'DELETE', key: string, init: RequestInit = {}): Promise<Response> => {
    const url = signS3({ method, url: urlOf(key), seconds: ownSeconds, now: new Date() }, credentials)
    const answer = await fetch(url, { ...init, method, signal: AbortSignal.timeout(timeoutMs), redirect: 'error' })
    // The address carries a signature: it does not belong into the message.
    if (!answer.ok && answer.status !== 404) throw new Error(`The file storage returned ${answer.status}`)
    return answer
  }
  return {
    put: async (key, bytes, type) => {
      const answer = await ask('PUT', key, { body: new Uint8Array(bytes), headers: { 'content-type': type } })
      if (!answer.ok) throw new Error('The bucket of the file storage does not exist')
    },
    get: async (key, maxBytes) => {
      const answer = await ask('GET', key)
      const isTaken = answer.ok && Number(answer.headers.get('content-length')) <= maxBytes
      if (isTaken) return Buffer.from(await answer.arrayBuffer())
      await answer.body?.cancel()
      return undefined
    },
    remove: async (key) => {
      const answer = await ask('DELETE', key)
      await answer.body?.cancel()
    },
    uploadPermit: ({ key, type, size, seconds, now }) => {
      // If-None-Match makes it one use: the second put of the same key is refused by the storage.
      const headers = { 'content-type': type, 'if-none-match': '*' }
      const signed = { ...headers, 'content-length': String(size) }
      const permit = { method: 'PUT', url: urlOf(key), seconds, now, headers: signed } as const
      return { uploadUrl: signS3(permit, credentials), headers }
    },
  }
}

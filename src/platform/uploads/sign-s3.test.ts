import { expect, test } from 'vitest'
import { signS3 } from './sign-s3.ts'

// The example of "Authenticating Requests: Using Query Parameters" in the Amazon S3 API reference;
// the keys are its well-known samples.
const published = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
}
const may24 = new Date('2013-05-24T00:00:00Z')

test('an address signed for an object equals the published example [PLAT-10]', () => {
  const url = 'https://examplebucket.s3.amazonaws.com/test.txt'
  expect(signS3({ method: 'GET', url, seconds: 86_400, now: may24 }, published)).toBe(
    `${url}?X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Credential=AKIAIOSFODNN7EXAMPLE%2F20130524%2Fus-east-1%2Fs3%2Faws4_request` +
      '&X-Amz-Date=20130524T000000Z&X-Amz-Expires=86400&X-Amz-SignedHeaders=host' +
      '&X-Amz-Signature=aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
  )
})

test('method, type, length and host are each part of what is signed [PLAT-10]', () => {
  const permit = {
    method: 'PUT',
    url: 'http://127.0.0.1:9000/bucket/incoming/a(1)',
    seconds: 300,
    now: may24,
    headers: { 'Content-Type': 'image/png', 'content-length': '10' },
  } as const
  const address = signS3(permit, published)
  expect(address).toContain('/bucket/incoming/a%281%29?')
  expect(address).toContain('X-Amz-SignedHeaders=content-length%3Bcontent-type%3Bhost&')
  const others = [
    signS3({ ...permit, method: 'DELETE' }, published),
    signS3({ ...permit, headers: { ...permit.headers, 'content-length': '11' } }, published),
    signS3({ ...permit, url: permit.url.replace('9000', '9001') }, published),
    signS3(permit, { ...published, region: 'eu-west-1' }),
  ]
  const signatureOf = (text: string) => new URL(text).searchParams.get('X-Amz-Signature')
  expect(new Set([address, ...others].map(signatureOf)).size).toBe(5)
})

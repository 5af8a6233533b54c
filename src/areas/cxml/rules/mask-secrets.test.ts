import { expect, test } from 'vitest'
import { maskSecrets } from './mask-secrets.ts'

test('secrets are masked wherever they stand and however they are written [PUNCH-3]', () => {
  for (const text of [
    '<SharedSecret>canary</SharedSecret>',
    '<SharedSecret >\n canary\n</SharedSecret>',
    '<c:sharedsecret xml:lang="en">canary</c:sharedsecret>',
    '<SharedSecret><![CDATA[canary]]></SharedSecret>',
    '<SharedSecret>a<![CDATA[<canary>]]>canary</SharedSecret>',
    '<SharedSecret>canary',
    '<SharedSecret><![CDATA[canary',
    '<SharedSecret>x</SharedSecret><SharedSecret>canary</SharedSecret>',
    '<CredentialMac type="FromSenderCredentials" algorithm="HMAC">canary</CredentialMac>',
    '<PCard number="canary" expiration="2030-01-01"/>',
    "<PCard expiration='2030-01-01' number = 'canary' name='x'/>",
  ])
    expect(maskSecrets(`<a>${text}`), text).not.toContain('canary')
})

test('all else stays as it is [PUNCH-3]', () => {
  const text = '<a><Identity>coupa-t</Identity><SharedSecret>x</SharedSecret><b>secret words</b></a>'
  expect(maskSecrets(text)).toBe(
    '<a><Identity>coupa-t</Identity><SharedSecret>****</SharedSecret><b>secret words</b></a>',
  )
})

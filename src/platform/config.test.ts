import { expect, test } from 'vitest'
import { describeConfig, readConfig } from './config.ts'

test('an empty environment gives the documented defaults [PLAT-11]', () => {
  const config = readConfig({})
  expect(config).toMatchObject({ port: 3000, host: '127.0.0.1', demo: 'small', workers: 1, environment: 'production' })
  expect(config.publicUrl).toBe('http://127.0.0.1:3000')
  expect(config.constants).toMatchObject({
    dsrCreditLimit: 50_000,
  })
})

test('a bad value stops the start with its name and what is expected [PLAT-11]', () => {
  expect(() => readConfig({ PORT: 'eighty' })).toThrow('PORT must be a whole number from 0 to 65535.')
  expect(() => readConfig({ DEMO: 'huge' })).toThrow('DEMO must be one of small, large, off.')
  expect(() => readConfig({ LARDER_DSR_CREDIT_LIMIT: '12,5' })).toThrow('LARDER_DSR_CREDIT_LIMIT must be an amount')
})

test('every bad value is named at once [PLAT-11]', () => {
  expect(() => readConfig({ PORT: '-1', WORKERS: '0' })).toThrow(/PORT must[^]*WORKERS must/)
})

test('a bad secret is named but not shown [PLAT-11]', () => {
  let message = ''
  try {
    readConfig({ DATABASE_URL: 'mysql://root:hunter2@localhost/x', SECRET_KEY: 'short-secret' })
  } catch (error) {
    message = String(error)
  }
  expect(message).toContain('DATABASE_URL must be an address that begins with postgres://')
  expect(message).toContain('SECRET_KEY must be at least 32 characters long')
  expect(message).not.toMatch(/hunter2|short-secret/)
})

test('an empty variable counts as not set [PLAT-11]', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined })
})

test('the printed configuration masks secrets and shows amounts as they are typed [PLAT-11]', () => {
  const lines = describeConfig(
    readConfig({ DATABASE_URL: 'postgres://u:hunter2@db/x', LARDER_DSR_CREDIT_LIMIT: '99.5' }),
  )
  expect(lines).toContain('DATABASE_URL=(hidden)')
  expect(lines).toContain('LARDER_DSR_CREDIT_LIMIT=99.50')
  expect(lines).toContain('PG_PREPARED=on')
  expect(lines.join()).not.toContain('hunter2')
})

test('the demo is not loaded into an external server unless asked for [PLAT-1]', () => {
  const DATABASE_URL = 'postgres://u@db/x'
  expect(readConfig({ DATABASE_URL }).demo).toBe('off')
  expect(readConfig({ DATABASE_URL, DEMO: 'large' }).demo).toBe('large')
})

test('features of the identity provider need a provider and the claim that lists them [ACCESS-3]', () => {
  const provider = { OIDC_ISSUER: 'https://id.example', OIDC_CLIENT_ID: 'larder' }
  expect(() => readConfig({ OIDC_FEATURES_CLAIM: 'groups' })).toThrow(
    'OIDC_ISSUER must be set when OIDC_FEATURES_CLAIM',
  )
  for (const name of ['OIDC_FEATURES_PREFIX', 'OIDC_FEATURES_SCOPE'])
    expect(() => readConfig({ ...provider, [name]: 'groups' })).toThrow('OIDC_FEATURES_CLAIM must be set')
  expect(() => readConfig({ ...provider, OIDC_FEATURES_MAP: 'a=b' })).toThrow('OIDC_FEATURES_CLAIM must be set')
  expect(() => readConfig({ ...provider, OIDC_FEATURES_CLAIM: 'groups', OIDC_FEATURES_MAP: 'a=b,a=c' })).toThrow(
    'OIDC_FEATURES_MAP must be entries',
  )
  expect(readConfig({ ...provider, OIDC_FEATURES_CLAIM: 'groups' }).outside.oidcFeaturesClaim).toBe('groups')
})

test('sign-in by OIDC needs a client id [AUTH-2]', () => {
  expect(() => readConfig({ OIDC_ISSUER: 'https://id.example' })).toThrow('OIDC_CLIENT_ID must be set')
})

test('an ERP without the secret that signs for it is refused with the other variables, before any database [PLAT-11]', () => {
  expect(() => readConfig({ ERP_URL: 'https://erp.example', PORT: '-1' })).toThrow(
    /PORT must[^]*ERP_SECRET must be set when ERP_URL is\./,
  )
})

test('storage without a key, a secret or a bucket is refused, and nothing of it is shown [PLAT-11]', () => {
  for (const S3_URL of [
    'https://s3.example/pictures',
    'https://key@s3.example/pictures',
    'https://key:hunter2@s3.example/',
  ])
    expect(() => readConfig({ S3_URL })).toThrow(
      /^S3_URL must be an address such as https:\/\/KEY:SECRET@HOST\/BUCKET\.$/,
    )
  const S3_URL = 'https://key:hunter2@s3.example/pictures?region=eu-west-1'
  expect(readConfig({ S3_URL }).outside.s3Url).toBe(S3_URL)
})

test('an unknown variable with our prefix is named, with the one that was probably meant [PLAT-11]', () => {
  expect(() => readConfig({ LARDER_SESION: '5' })).toThrow(
    'There is no variable LARDER_SESION. Did you mean LARDER_SESSION_IDLE_HOURS?',
  )
  expect(() => readConfig({ LARDER_XYZ: '5' })).toThrow(/^There is no variable LARDER_XYZ\.$/)
  // Kubernetes sets these for a service that is called larder.
  expect(readConfig({ LARDER_SERVICE_HOST: '10.0.0.1', LARDER_PORT: 'tcp://10.0.0.1:3000' }).port).toBe(3000)
})

test('the printed configuration has every decided constant, also those without a variable [PLAT-11]', () => {
  // docs/requirements.md, decided constants: number length 7, largest quantity 9999, trail kept 400
  // days.
  const text = describeConfig(readConfig({})).join('\n')
  expect(text).toMatch(/digits of item, bill-to and ship-to numbers=7$/m)
  expect(text).toMatch(/largest quantity on a line=9999$/m)
  expect(text).toMatch(/^LARDER_AUDIT_DAYS=400$/m)
})

test('bank files need our bank, our number there and a company, each in its form [BILL-6]', () => {
  expect(() => readConfig({ ACH_DROP_DIR: 'bank' })).toThrow(
    /ACH_DESTINATION must be set[^]*ACH_ORIGIN must be set[^]*ACH_COMPANIES must be set/,
  )
  const wrong = {
    ACH_DESTINATION: '021000022',
    ACH_ORIGIN: '12345',
    ACH_COMPANIES: 'NLV=123 SHORT',
    ACH_DESCRIPTION: 'MORE THAN TEN',
    ACH_OFFSET: '021000021:12',
    ACH_CUT_OFF: '24:00',
    ACH_TIME_ZONE: 'America/Nowhere',
  }
  for (const [variable, value] of Object.entries(wrong))
    expect(() => readConfig({ [variable]: value }), variable).toThrow(`${variable} must be`)
  const config = readConfig({
    ACH_DROP_DIR: 'bank',
    ACH_DESTINATION: '021000021',
    ACH_ORIGIN: '1880123456',
    ACH_COMPANIES: '*=1880123456 LARDER FOODS; NLV=1880123457 LARDER NEVADA',
    ACH_OFFSET: '021000021:555000111',
  })
  expect(config.ach).toMatchObject({
    companies: '*=1880123456 LARDER FOODS; NLV=1880123457 LARDER NEVADA',
    offset: { routingNo: '021000021', accountNo: '555000111' },
    cutOffTime: '16:30',
    zone: 'America/New_York',
  })
  const lines = describeConfig(config)
  expect(lines).toContain('ACH_OFFSET=(hidden)')
  expect(lines.join()).not.toContain('555000111')
})

test('an address past the pooler needs one of the pooler [PLAT-2, PLAT-11]', () => {
  const DATABASE_DIRECT_URL = 'postgres://u:hunter2@db:5000/x'
  expect(() => readConfig({ DATABASE_DIRECT_URL })).toThrow('DATABASE_URL must be set when DATABASE_DIRECT_URL is.')
  const config = readConfig({ DATABASE_URL: 'postgres://u@pool/x', DATABASE_DIRECT_URL })
  expect(config.directUrl).toBe(DATABASE_DIRECT_URL)
  expect(describeConfig(config)).toContain('DATABASE_DIRECT_URL=(hidden)')
})

test('a standby needs the address of its primary, and its password is hidden [PLAT-11]', () => {
  const DATABASE_REPLICA_URL = 'postgres://u:hunter2@db:5001/x'
  expect(() => readConfig({ DATABASE_REPLICA_URL })).toThrow('DATABASE_URL must be set when DATABASE_REPLICA_URL is.')
  const config = readConfig({ DATABASE_URL: 'postgres://u@pool/x', DATABASE_REPLICA_URL })
  expect(describeConfig(config)).toContain('DATABASE_REPLICA_URL=(hidden)')
})

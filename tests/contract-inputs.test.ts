import { describe, expect, test } from 'vitest'
import { areas, demoAreas } from '#app/areas.server.ts'
import { maxEntries } from '#contract/check-values.ts'
import { schemaMessage } from '#contract/schema-message.ts'
import { leavesOf, replaceAt, type Shape, shapeOf, validInput } from './support/input-shapes.ts'

// What requests may hold, asked of every schema there is: a new call is held to it on the day it is
// written.
const endpoints = [...areas, ...demoAreas].flatMap((area) => area.handlers?.map(({ endpoint }) => endpoint) ?? [])
const parts = endpoints.flatMap((endpoint) =>
  (['params', 'query', 'body'] as const).flatMap((part) => {
    const schema = endpoint[part]
    return schema ? [[`${endpoint.name} ${part}`, endpoint, schema] as const] : []
  }),
)

/** Longest text any call takes: a pasted list. */
const longestText = 100_000
const isChosen = (shape: Shape) => shape.enum !== undefined || shape.const !== undefined || shape.format === 'uuid'

describe.each(parts)('%s', (_, __, schema) => {
  const leaves = leavesOf(shapeOf(schema))

  test('every text has a maximum length, every list a maximum of entries: types of responses have neither [PLAT-14]', () => {
    for (const { path, shape } of leaves) {
      if (shape.type === 'string' && !isChosen(shape))
        expect(shape.maxLength, path.join('.')).toBeLessThanOrEqual(longestText)
      if (shape.type === 'array') expect(shape.maxItems, path.join('.')).toBeLessThanOrEqual(maxEntries)
    }
  })

  test('every refusal is a sentence of ours, not of the schema library [UI-1]', () => {
    for (const { path, shape } of leaves) {
      for (const wrong of wrongValues(shape)) {
        const read = schema.safeParse(replaceAt(validInput(schema, path), path, wrong), { error: schemaMessage })
        for (const { message } of read.error?.issues ?? [])
          expect(message, path.join('.')).not.toMatch(/^(Too |Invalid (input|string|option|ISO|UUID)|Unrecognized )/)
      }
    }
  })
})

test.each(parts.filter(([name]) => name.endsWith(' query')))(
  '%s reads whole numbers in digits and nothing else: 1e3 is none [UI-1]',
  (_, __, schema) => {
    for (const { path, shape } of leavesOf(shapeOf(schema))) {
      if (shape.type !== 'integer' && shape.type !== 'number') continue
      const fits = (written: string) => schema.safeParse(replaceAt(validInput(schema, path), path, written)).success
      const number = String(shape.minimum)
      expect(fits(number), path.join('.')).toBe(true)
      const other = [`${number}e0`, `0x${number}`, `${number}.0`, ` ${number}`, `+${number}`, '', 'Infinity', '٣']
      for (const written of other) expect(fits(written), `${path.join('.')}: ${written}`).toBe(false)
    }
  },
)

const wrongValues = ({ type, maxLength = 10, maximum, minimum, exclusiveMinimum }: Shape): unknown[] => [
  undefined,
  null,
  '',
  {},
  [],
  true,
  1.5,
  ...(type === 'string' ? ['x'.repeat(maxLength + 1)] : []),
  ...[maximum].map((most) => (most ?? 1e15) + 1),
  ...[minimum ?? exclusiveMinimum].map((least) => (least ?? 0) - 1),
]

/**
 * Why a text of a body may hold the digits of a card: it is a secret, a code, or kept nowhere
 * (security 26).
 */
const mayHoldCards: Readonly<Record<string, string>> = {
  accountNo: 'sealed, of at most 17 digits',
  code: 'compared and dropped',
  email: 'an address by its own rule',
  errorMessage: 'redacted and logged',
  errorStack: 'places in our files are read from it, the rest is dropped',
  features: 'known keys only',
  internalOwnerEmail: 'found among users',
  newPassword: 'hashed',
  oldPassword: 'compared and dropped',
  password: 'compared and dropped',
  phone: 'a number by its own rule',
  profileImageUrl: 'an address this portal gave',
  endpoint: 'an address by its own rule, sealed',
  returnUrl: 'an address by its own rule',
  role: 'known keys only',
  routingNo: 'sealed, of 9 digits',
  scopes: 'known keys only',
  screenPath: 'logged without parts that hold digits',
  screens: 'known screens only',
  search: 'compared and dropped',
  text: 'read and dropped',
  token: 'compared and dropped',
  turnstileIdempotentKey: 'compared and dropped',
  timeZone: 'known zones only',
  turnstileToken: 'compared and dropped',
  type: 'known types only',
  url: 'an address by its own rule',
  userEmail: 'found among users',
  utaCustomerId: 'an id of the card processor',
  utaTokenId: 'a token of the card processor',
  verificationCode: 'compared and dropped',
}
/** As short as a PO number may be. */
const cardNumber = '378282246310005'

test.each(parts.filter(([name]) => name.endsWith(' body')))(
  '%s takes no card number in any text that is kept [security 26]',
  (_, endpoint, schema) => {
    for (const { path, shape } of leavesOf(shapeOf(schema))) {
      const isText = shape.type === 'string' && !isChosen(shape) && !shape.pattern && !shape.format
      const name = path.findLast((part) => typeof part === 'string')!
      if (!isText || shape.maxLength! < cardNumber.length || name in mayHoldCards) continue
      const read = schema.safeParse(replaceAt(validInput(schema, path), path, cardNumber))
      const fields = read.error?.issues.map((issue) => issue.path.join('.'))
      expect(fields, `${endpoint.name}: ${path.join('.')} takes a card number`).toContain(path.join('.'))
    }
  },
)

test('names of files are kept, and take no card number either [security 26]', () => {
  const withFile = endpoints.filter(({ query }) => query && 'fileName' in query.shape)
  expect(withFile.length).toBeGreaterThan(1)
  for (const { query } of withFile) expect(query!.safeParse({ fileName: `${cardNumber}.csv` }).success).toBe(false)
})

test('the sample of every call is one, so that the questions above are about the field they name', () => {
  const wrong = parts.filter(([, , schema]) => !schema.safeParse(validInput(schema)).success).map(([name]) => name)
  expect(wrong).toEqual([])
})

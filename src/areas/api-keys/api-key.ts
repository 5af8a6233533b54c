import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { instant } from '#contract/values.ts'

/** NEXT-12: how many keys a user may have, and letters of a program's name. */
export const keyLimits = { keys: 20, program: 60 } as const

/** What every key begins with: people and scanners for secrets recognise it. */
export const keyPrefix = 'larder_'

/** Days after which a key expires; 0 is never. */
export const lifetimes = [30, 90, 365, 0] as const
/** One of them. */
export type Lifetime = (typeof lifetimes)[number]

/** Hours for which the former secret is still accepted after a rotation. */
export const overlaps = [0, 1, 24, 168] as const
/** One of them. */
export type Overlap = (typeof overlaps)[number]

/** What somebody enters for a new key. */
export const apiKeyText = z.strictObject({
  program: freeText({ label: 'Program', max: keyLimits.program }).min(1, 'Required'),
  /** Feature keys: what the program may do, of what its owner may. */
  scopes: z.array(z.string().max(60).meta({ description: 'Feature key' })).max(100),
  lifetimeDays: z
    .literal(lifetimes, 'Please choose one of the lifetimes')
    .meta({ description: 'Days until the key expires; 0 is never' }),
})
/** What somebody enters for a new key. */
export type ApiKeyText = z.output<typeof apiKeyText>

/** A key as its owner sees it; never the secret. */
export const apiKey = z
  .object({
    id: z.uuid(),
    program: z.string(),
    /** Feature keys. */
    scopes: z.array(z.string()),
    /** The beginning of the key, by which it is recognised. */
    startsWith: z.string(),
    createdAt: instant,
    expiresAt: instant.nullable(),
    isExpired: z.boolean(),
    /** The former secret is accepted until then, after a rotation. */
    formerUntil: instant.nullable(),
    /** Noted about once a minute. */
    lastUsedAt: instant.nullable(),
    lastAddress: z.string().nullable(),
  })
  .meta({ id: 'ApiKey' })
/** A key as its owner sees it. */
export type ApiKey = z.output<typeof apiKey>

/**
 * PLAT-11: all that the portal seals, or marks with a keyed hash. A new one is named by an area
 * (`sealed` of its manifest) together with what becomes of it when the key is lost.
 */
export const sealUses = [
  'api-key',
  'bank-account',
  'bot-challenge',
  'demo provider',
  'idempotency',
  'mail',
  'punchout-documents',
  'punchout-secret',
  'punchout-simulator',
  'push-key',
  'push-subscription',
  'recovery-code',
  'second-factor-code',
  'send-password-reset',
  'single-sign-on',
  'sms',
  'totp',
  'upload',
  'webhook-secret',
] as const

/** One of them. */
export type SealUse = (typeof sealUses)[number]

/** What a text is sealed for: a use, alone or bound to a row or column. */
export type SealPurpose = SealUse | `${SealUse}:${string}`

/** PLAT-12: what an area seals, and what becomes of it when the key is lost for good. */
export interface SealedValues {
  readonly uses: readonly SealUse[]
  /** The columns that hold it, as 'table.column'; none when it is never stored. */
  readonly columns: readonly string[]
  /** What would be lost, for the operator: the singular of its name, and SQL that counts it. */
  readonly loses?: { readonly one: string; readonly count: string }
  /** Statements that give it up, in this order. */
  readonly giveUp: readonly string[]
}

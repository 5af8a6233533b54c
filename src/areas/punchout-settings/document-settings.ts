import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { punchoutLimits } from './punchout-settings.ts'

/** Characters of a secret that the customer's system gave us. */
export const maxDocumentSecret = 255

const fields = {
  /** Where they are posted to; '' for nowhere. */
  url: freeText({ label: 'Address', max: punchoutLimits.url }),
  sendsConfirmations: z.boolean(),
  sendsShipNotices: z.boolean(),
  sendsInvoices: z.boolean(),
  /** To of the documents; '' for the From of the order they are about. */
  buyerDomain: freeText({ label: 'Customer domain', max: punchoutLimits.sender }),
  buyerIdentity: freeText({ label: 'Customer identity', max: punchoutLimits.sender }),
}

/** PUNCH-1, PUNCH-3: what a user enters about the documents the portal sends. */
export const documentSettingsText = z.strictObject({
  ...fields,
  /** By which the customer's system recognises us; '' leaves it as it is. */
  secret: freeText({ label: 'Secret', max: maxDocumentSecret }).default(''),
  removesSecret: z.boolean().default(false),
})
/** What a user enters about them. */
export type DocumentSettingsText = z.output<typeof documentSettingsText>

/** PUNCH-1, PUNCH-3: which documents go where. The secret never leaves the server this way. */
export const documentSettings = z
  .object({
    url: z.string(),
    sendsConfirmations: z.boolean(),
    sendsShipNotices: z.boolean(),
    sendsInvoices: z.boolean(),
    buyerDomain: z.string(),
    buyerIdentity: z.string(),
    hasSecret: z.boolean(),
    /** What the next change says with `If-Match`. */
    version: z.number().int(),
  })
  .meta({ id: 'PunchoutDocumentSettings' })
/** Which documents go where. */
export type DocumentSettings = z.output<typeof documentSettings>

/** Before anything was entered. */
export const noDocumentSettings: DocumentSettings = {
  url: '',
  sendsConfirmations: true,
  sendsShipNotices: true,
  sendsInvoices: true,
  buyerDomain: '',
  buyerIdentity: '',
  hasSecret: false,
  version: 1,
}

import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { Seal } from '#platform/seal.ts'
import type { SealedValues } from '#platform/sealed-values.ts'
import { type DocumentSettings, type DocumentSettingsText, noDocumentSettings } from '../document-settings.ts'

const purposeOf = (id: string) => `punchout-documents:${id}` as const

const one = sql(
  'punchout.document-settings',
  `select d.url, d.sends_confirmations as "sendsConfirmations", d.sends_ship_notices as "sendsShipNotices",
     d.sends_invoices as "sendsInvoices", d.buyer_domain as "buyerDomain", d.buyer_identity as "buyerIdentity",
     d.secret is not null as "hasSecret", d.version
   from punchout_document_settings d where d.settings_id = :id`,
)
// `secret` null keeps what is stored unless it is to be removed.
const save = sql(
  'punchout.save-document-settings',
  `insert into punchout_document_settings as d (settings_id, url, sends_confirmations, sends_ship_notices,
     sends_invoices, buyer_domain, buyer_identity, secret, version)
   values (:id, :url, :sendsConfirmations, :sendsShipNotices, :sendsInvoices, :buyerDomain, :buyerIdentity, :secret,
     ${noDocumentSettings.version + 1})
   on conflict (settings_id) do update set url = excluded.url, sends_confirmations = excluded.sends_confirmations,
     sends_ship_notices = excluded.sends_ship_notices, sends_invoices = excluded.sends_invoices,
     buyer_domain = excluded.buyer_domain, buyer_identity = excluded.buyer_identity,
     secret = case when :removesSecret then null else coalesce(excluded.secret, d.secret) end,
     version = d.version + 1`,
)

/** PLAT-12: with the key they are lost; customers enter them again. */
export const documentSecrets: SealedValues = {
  uses: ['punchout-documents'],
  columns: ['punchout_document_settings.secret'],
  loses: {
    one: 'punchout document secret',
    count: 'select count(*) from punchout_document_settings where secret is not null',
  },
  giveUp: ['update punchout_document_settings set secret = null where secret is not null'],
}

/** Where an integration's documents go. */
export const documentSettingsOf = async (db: Queries, id: string): Promise<DocumentSettings> =>
  (await db.maybe<DocumentSettings>(one({ id }))) ?? noDocumentSettings

/** Saves it for an integration whose row is locked; the secret sealed. */
export const saveDocumentSettings = (
  tx: Queries,
  seal: Seal,
  id: string,
  { secret, ...text }: DocumentSettingsText,
): Promise<void> => tx.send(save({ ...text, id, secret: secret === '' ? null : seal.seal(secret, purposeOf(id)) }))

/** The secret again, for a document that is being sent. */
export const openDocumentSecret = (seal: Seal, id: string, sealed: string): string => seal.open(sealed, purposeOf(id))

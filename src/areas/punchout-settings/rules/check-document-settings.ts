import { allow, type Decision, type Refusal, refuse } from '#kit/decision.ts'
import type { DocumentSettings, DocumentSettingsText } from '../document-settings.ts'
import type { Software } from '../punchout-settings.ts'
import { punchoutRefusals } from '../punchout-settings.refusals.ts'
import { isUrl } from './is-url.ts'

/** What is wrong with an address, as `platform/outgoing/check-outside-url.ts` finds it. */
type UrlProblem = 'unreadable' | 'scheme' | 'credentials' | 'port' | 'inside'

const byProblem = {
  unreadable: punchoutRefusals.punchout_url_invalid,
  scheme: punchoutRefusals.documents_url_scheme,
  credentials: punchoutRefusals.documents_url_credentials,
  port: punchoutRefusals.documents_url_port,
  inside: punchoutRefusals.documents_url_inside,
} as const satisfies Record<UrlProblem, Refusal>

/** What is wrong, by field. */
export type DocumentProblems = { readonly [Field in keyof DocumentSettingsText]?: Refusal | undefined }

/** What is stored, as far as a change depends on it. */
type Stored = Pick<DocumentSettings, 'url' | 'hasSecret'>

/** Scheme, host and port; '' for none. */
const originOf = (url: string): string => /^https?:\/\/[^/?#\\]+/i.exec(url)?.[0].toLowerCase() ?? ''

/**
 * PUNCH-1, PUNCH-3: what is wrong with where documents go. A secret belongs to the host it was
 * entered for: whoever changes the address does not get the stored one sent to another.
 */
export function problemsOfDocuments(typed: DocumentSettingsText, stored: Stored): DocumentProblems {
  const url = typed.url.trim()
  const [domain, identity] = [typed.buyerDomain.trim(), typed.buyerIdentity.trim()]
  const isElsewhere = stored.hasSecret && url !== '' && originOf(url) !== originOf(stored.url)
  return {
    url: url === '' || isUrl(url) ? undefined : punchoutRefusals.punchout_url_invalid,
    buyerDomain: domain === '' && identity !== '' ? punchoutRefusals.punchout_value_required : undefined,
    buyerIdentity: domain !== '' && identity === '' ? punchoutRefusals.punchout_value_required : undefined,
    secret:
      isElsewhere && !typed.removesSecret && typed.secret.trim() === ''
        ? punchoutRefusals.documents_secret_elsewhere
        : undefined,
  }
}

/**
 * PUNCH-1, PUNCH-3: the same as it is stored, trimmed. `problem`: what `checkOutsideUrl` found.
 */
export function checkDocuments(
  typed: DocumentSettingsText,
  stored: Stored,
  { software, problem }: { readonly software: Software; readonly problem: UrlProblem | undefined },
): Decision<DocumentSettingsText> {
  if (software === 'sap-oci' && typed.url.trim() !== '') return refuse(punchoutRefusals.documents_not_by_oci)
  for (const [field, refusal] of Object.entries(problemsOfDocuments(typed, stored)))
    if (refusal) return refuse(refusal, { field: `documents.${field}` })
  if (typed.url.trim() !== '' && problem !== undefined) return refuse(byProblem[problem], { field: 'documents.url' })
  const secret = typed.secret.trim()
  return allow({
    ...typed,
    url: typed.url.trim(),
    buyerDomain: typed.buyerDomain.trim(),
    buyerIdentity: typed.buyerIdentity.trim(),
    secret,
    removesSecret: typed.removesSecret && secret === '',
  })
}

const audited = [
  'url',
  'sendsConfirmations',
  'sendsShipNotices',
  'sendsInvoices',
  'buyerDomain',
  'buyerIdentity',
] as const

/** PLAT-8: the fields that differ, with both values; of a secret only that it changed. */
export const changedDocuments = (before: DocumentSettings, after: DocumentSettingsText): Record<string, unknown> => ({
  ...Object.fromEntries(
    audited
      .filter((field) => before[field] !== after[field])
      .map((field) => [field, { before: before[field], after: after[field] }]),
  ),
  ...(after.secret !== '' && { secret: 'entered' }),
  ...(after.removesSecret && before.hasSecret && { secret: 'removed' }),
})

import { allow, type Decision, refuse } from '#kit/decision.ts'
import { documentRefusals } from '../punchout-documents.refusals.ts'

/** A message of the log that was an attempt at a document. */
export interface SentDocument {
  /** The document's; null for a message that was none of the portal's own. */
  readonly documentId: string | null
  /** A later confirmation of the same order was written. */
  readonly isReplaced: boolean
  readonly hasAddress: boolean
}

/**
 * PUNCH-5: a document of the portal's own may be sent again, whatever became of it; the buyer's
 * system recognises it by its payloadID. A confirmation that another one has replaced may not.
 */
export function maySendAgain({ documentId, isReplaced, hasAddress }: SentDocument): Decision {
  if (documentId === null) return refuse(documentRefusals.document_not_resendable)
  if (isReplaced) return refuse(documentRefusals.document_replaced)
  return hasAddress ? allow() : refuse(documentRefusals.documents_off)
}

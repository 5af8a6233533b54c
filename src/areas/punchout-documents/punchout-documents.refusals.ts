import { refusals } from '#contract/refusals.ts'

/** Every "no" of documents that the portal sends (PUNCH-3, PUNCH-5). */
export const documentRefusals = refusals({
  document_message_not_found: [404, 'There is no such message in the last 30 days.'],
  document_not_resendable: [409, 'Only a document that the portal sent by itself can be sent again.'],
  document_replaced: [409, 'A later confirmation has taken the place of this one.'],
  documents_off: [409, 'This integration has no address for documents.'],
})

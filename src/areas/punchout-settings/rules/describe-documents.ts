import type { DocumentSettings } from '../document-settings.ts'

/** PUNCH-1: which documents go where, in a sentence. */
export function describeDocuments(documents: DocumentSettings): string {
  const { url, sendsConfirmations, sendsShipNotices, sendsInvoices } = documents
  const sent = [
    ...(sendsConfirmations ? ['order confirmations'] : []),
    ...(sendsShipNotices ? ['ship notices'] : []),
    ...(sendsInvoices ? ['invoices'] : []),
  ]
  if (url === '' || sent.length === 0)
    return 'Nothing is sent. The software can get order confirmations, ship notices and invoices at an address of its own.'
  const last = sent.pop()!
  const all = sent.length === 0 ? last : `${sent.join(', ')} and ${last}`
  return `${all.charAt(0).toUpperCase()}${all.slice(1)} go to ${url}`
}

import { type DocumentStamp, writeResponse } from './write-document.ts'
import { writeTimestamp } from './write-timestamp.ts'
import { node, type XmlNode } from './write-xml.ts'

/** PUNCH-3: what this supplier accepts, and where. */
export const profileOf = (
  { at, timeZone }: Pick<DocumentStamp, 'at' | 'timeZone'>,
  { setupUrl, orderUrl }: { setupUrl: string; orderUrl: string },
): XmlNode =>
  node(
    'ProfileResponse',
    { effectiveDate: writeTimestamp(at, timeZone) },
    node('Option', { name: 'Locale' }, 'en'),
    node(
      'Transaction',
      { requestName: 'PunchOutSetupRequest' },
      node('URL', {}, setupUrl),
      node('Option', { name: 'Direct.URL' }, setupUrl),
    ),
    node(
      'Transaction',
      { requestName: 'OrderRequest' },
      node('URL', {}, orderUrl),
      node('Option', { name: 'attachments' }, 'Yes'),
      node('Option', { name: 'changes' }, 'Yes'),
    ),
  )

/** PUNCH-3: the response to a ProfileRequest. Buyers' systems use the request as a ping. */
export const writeProfile = (stamp: DocumentStamp, at: { setupUrl: string; orderUrl: string }): string =>
  writeResponse(stamp, 200, '', profileOf(stamp, at))

import type { Skipped } from '../order-line.ts'

const greeting =
  /^(hi|hello|hey|hiya|dear|good (morning|afternoon|evening)|morning|afternoon|evening|howdy|to whom)\b[^\d]{0,60}$/i
const signOff =
  /^(thanks|thank you|thx|ty|tks|cheers|regards|best|best regards|kind regards|warm regards|sincerely|many thanks|see you|talk soon|have a (good|great|nice)|appreciate it|respectfully)\b[^\d]{0,60}$/i
const sentFrom = /^(sent from|get outlook|enviado desde)\b/i
const mailHeader = /^>*\s*(from|to|cc|bcc|subject|re|fwd?|date|sent|reply-to)\s*:/i
const quoted = /^(on .{4,80} wrote:|-{2,}\s*(original|forwarded) message)/i
const rule = /^[\s\-_=*~.#>]*$/
const email = /[\w.+-]@[\w-]+\.\w{2}/
const web = /\b(https?:\/\/|www\.)\S+/i
const phone = /(?:^|\s)(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}\b/
const phoneLabel = /^\s*(tel|phone|cell|mobile|fax|office|direct|ph|m|c|o|p|t)\s*[.:#]\s*[+(\d][\d\s().-]{6,}/i
const address = /\b(street|st|avenue|ave|road|rd|drive|dr|blvd|lane|ln|suite|ste|highway|hwy)\b\.?\s*(,|$|#|\d)/i
const zip = /,\s*[A-Z]{2}\s+\d{5}(-\d{4})?\b/
const orderData =
  /^\s*(po|p\.o\.|purchase order|account|acct|customer|ship ?to|bill ?to|invoice|deliver(y|ed)?|delivery date|order (no|number|date))\b.{0,10}[#:]/i
const headings = new Set(
  `item items product products description desc name qty quantity unit uom units u/m pack size brand number no no. # sku gtin upc
   code price total amount each case cases order notes comment comments cs ea`.split(/\s+/),
)

/**
 * CART-13: why a line of a mail or a sheet orders nothing; null when it may. A line with a known
 * number always may.
 */
export function whySkipped(line: string): Skipped | null {
  const text = line.replace(/^[\s>]+/, '').trim()
  if (rule.test(text)) return 'text'
  if (mailHeader.test(text) || quoted.test(text)) return 'mail header'
  if (greeting.test(text)) return 'greeting'
  if (signOff.test(text) || sentFrom.test(text)) return 'sign-off'
  if (email.test(text) || web.test(text) || phone.test(text) || phoneLabel.test(text) || zip.test(text))
    return 'contact'
  if (/^\d+\s/.test(text) && address.test(text)) return 'contact'
  if (orderData.test(text)) return 'heading'
  const cells = text
    .toLowerCase()
    .split(/[\s\t|,;/]+/)
    .filter(Boolean)
  if (cells.length > 1 && cells.every((cell) => headings.has(cell.replace(/[.:]$/, '')))) return 'heading'
  // A title above a group: 'Produce:'.
  if (/^[^\d]{2,40}:$/.test(text)) return 'heading'
  return null
}

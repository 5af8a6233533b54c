import type { Skipped } from '../order-line.ts'

const greeting =
  /^(hi|hello|hey|hiya|yo|dear|good (morning|afternoon|evening)|morning|afternoon|evening|howdy|to whom|hola|buen[oa]s? (d[ií]as?|tardes?|noches?)|bonjour|bonsoir|salut|all[oô])(?![\p{L}])[^\d]{0,60}$/iu
const signOff =
  /^(thanks|thank you|thx|ty|tks|cheers|regards|best|best regards|kind regards|warm regards|sincerely|many thanks|see you|talk soon|have a (good|great|nice)|appreciate it|respectfully|(muchas |mil )?gracias|saludos|hasta (luego|ma[nñ]ana)|merci|cordialement|bonne (journ[eé]e|soir[eé]e)|[aà] (demain|bient[oô]t))(?![\p{L}])[^\d]{0,60}$/iu
const sentFrom = /^(sent from|get outlook|enviado desde)\b/i
const mailHeader = /^>*\s*(from|to|cc|bcc|subject|re|fwd?|date|sent|reply-to)\s*:/i
const quoted = /^(on .{4,80} wrote:|-{2,}\s*(original|forwarded) message)/i
/** The total below a column. */
const total = /^\W*(?:sub[\s-]?total|grand total|order total|total(?:es)?|total (?:cases|pieces|items))\b/i
const rule = /^[\s\-_=*~.#>]*$/
const email = /[\w.+-]@[\w-]+\.\w{2}/
const web = /\b(https?:\/\/|www\.)\S+/i
const phone = /(?:^|\s)(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}\b/
const phoneLabel = /^\s*(tel|phone|cell|mobile|fax|office|direct|ph|m|c|o|p|t)\s*[.:#]\s*[+(\d][\d\s().-]{6,}/i
const address = /\b(street|st|avenue|ave|road|rd|drive|dr|blvd|lane|ln|suite|ste|highway|hwy)\b\.?\s*(,|$|#|\d)/i
const zip = /,\s*[A-Z]{2}\s+\d{5}(-\d{4})?\b/
const orderData =
  /^\s*(po|p\.o\.|purchase order|account|acct|customer|ship ?to|bill ?to|invoice|deliver(y|ed)?|delivery date|order (no|number|date))\b.{0,10}[#:]/i
/** 'WEEKLY ORDER', 'Prep list', 'Event: Smith wedding, 120 guests'. */
const listTitle =
  /^(?:(?:our|my|the|new|next|this|week(?:ly)?'?s?|daily|today'?s|tomorrow'?s|kitchen|bar|bakery|prep|shopping|grocery|food|restock|pull|supply)\s+){0,4}(?:order|list|order list|order sheet|order form|order guide)[\s:.!-]*$/i
const occasion = /^(?:event|function|banquet|party|wedding|menu|guests?|covers|venue)\s*:/i
const headings = new Set(
  `item items product products description desc name qty quantity unit uom units u/m pack size brand number no no. # sku gtin upc
   code price total amount each case cases order notes comment comments cs ea`.split(/\s+/),
)

/**
 * CART-13: why a line of a mail or a sheet orders nothing; null when it may be an order line, as
 * one with a known item number always may.
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
  if (orderData.test(text) || total.test(text) || listTitle.test(text) || occasion.test(text)) return 'heading'
  if (isTitleRow(text, line)) return 'heading'
  const cells = text
    .toLowerCase()
    .split(/[\s\t|,;/]+/)
    .filter(Boolean)
  if (cells.length > 1 && cells.every((cell) => headings.has(cell.replace(/[.:]$/, '')))) return 'heading'
  // A heading above a group: 'Produce:'.
  if (/^[^\d]{2,40}:$/.test(text)) return 'heading'
  return null
}

/** A single filled cell in a row of three or more: a title above a table, or a group within it. */
const isTitleRow = (text: string, line: string): boolean =>
  line.split('\t').length > 2 && !text.includes('\t') && !/^#?\d{3,14}$/.test(text)

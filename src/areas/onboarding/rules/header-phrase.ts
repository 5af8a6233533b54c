import { headerWords } from '#areas/order-import/rules/column-words.ts'
import { inEnglish } from '../header-languages.ts'

/** Words of ERP exports that mean the same; a word that means nothing becomes ''. */
const same: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['no', 'number num nbr nr numero code cod cd id key'],
    ['customer', 'cust customers account acct client cardholder debtor'],
    ['item', 'itm items product products prod sku article material matl'],
    ['qty', 'quantity quantities qnty'],
    ['description', 'desc descr descrip'],
    ['date', 'dt dte datum'],
    ['name', 'nm'],
    ['class', 'cls'],
    ['category', 'cat ctg catg'],
    ['line', 'ln'],
    ['shipped', 'shp shpd'],
    ['hand', 'hnd'],
    ['on hand', 'oh'],
    ['available', 'avl avail'],
    ['status', 'sts'],
    ['type', 'typ'],
    ['hold', 'hld'],
    ['balance', 'bal'],
    ['break', 'brk'],
    ['reorder', 'reord'],
    ['point', 'pt'],
    ['warehouse', 'whse whs wh'],
    ['address', 'addr addr1 address1 street'],
    ['address 2', 'addr2 address2'],
    ['invoice', 'inv invoices'],
    ['amount', 'amt'],
    ['price', 'prc prices pricing'],
    ['weight', 'wt wgt'],
    ['case', 'cases cs'],
    ['each', 'eaches ea unit units'],
    ['lb', 'lbs pound pounds'],
    ['phone', 'telephone tel phones'],
    ['manufacturer', 'mfr mfg maker'],
    ['email', 'mail'],
    ['zip', 'postal postcode zipcode'],
    ['days', 'day'],
    ['delivery', 'deliver route rte dlv dlvr delv'],
    ['delete', 'del dlt'],
    ['blocked', 'blk blkd block blocking'],
    ['discontinued', 'discon dscntd'],
  ].flatMap(([word = '', others = '']) => others.split(' ').map((other) => [other, word])),
)

/** The words of a header that only say whose it is. */
const mute = new Set(['is', 'e', 'erp', 'raw', 'flag', 'flg', 'indicator', 'ind', 'mark'])

/** Headers of two days that are nothing but the words between them, as in 'du … au …'. */
const betweenDays: ReadonlyMap<string, string> = new Map(
  [
    ['valid from', 'du vom von from'],
    ['valid to', 'au bis to'],
  ].flatMap(([words = '', others = '']) => others.split(' ').map((other) => [other, words] as const)),
)

/**
 * PLAT-3: a header as the words that matter: 'Cust. #', 'AcctNo' and 'customer_id' are all
 * 'customer no', and so are 'Kundennr.' and 'Code client'.
 */
export function headerPhrase(header: string): string {
  const spelled = (betweenDays.get(header.trim().toLowerCase()) ?? header)
    .replaceAll(/\be-?mail\b/gi, 'email')
    // Elsewhere 'a' is a filler.
    .replace(/(?<=[\s_-])a$/i, '1')
    // Elsewhere 'del' is an article.
    .replaceAll(/\bdel(?=[\s_-]*(?:flag|flg|ind))/gi, 'deleted ')
  const words = headerWords(inEnglish(headerWords(spelled)))
    .map((word) => (Object.hasOwn(same, word) ? same[word]! : word))
    .filter((word, index, all) => !mute.has(word) && word !== all[index - 1])
  return (words.length === 2 && words[0] === 'no' ? words.toReversed() : words).join(' ')
}

/** PLAT-3: the header of the first column that is called by one of these phrases. */
export const columnOf = (
  phrases: readonly string[],
  columns: readonly { readonly header: string }[],
): string | undefined => columns.find(({ header }) => phrases.includes(headerPhrase(header)))?.header

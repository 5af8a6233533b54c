import { plainText } from './plain-text.ts'
import { stripPrices } from './strip-prices.ts'

/** A word of a line. */
export interface Token {
  /** Lower case and without accents, without quotes and points around it. */
  readonly text: string
  /** It stands alone in its cell of a spreadsheet. */
  readonly isCell: boolean
}

const bullet = /^\s*(?:(?:[>*+•·▪●◦☐☑✓✔]|[–—-](?!\d)|\[[ x]?\])\s*)+/i
/** '1.' or '(2)' before the line; '2) romaine' too. */
const listNumber = /^\s*(?:\(\d{1,3}\)|\d{1,3}[.)])\s+(?=\S)/
const askedPolitely = /^\s*(?:can|could)\s+(?:i|we|you)\b/i
const fractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' }
/** Between two of these commas are cells of a spreadsheet's text file. */
const cellBreak = /[\t|;]/
/** '109838x2', '109838*2', '109838-2' and '2x109838': a number of the trade with its quantity. */
const numberTimes = /(^|[\s,;|])(#?\d{5,14})(?:\s?[x*]\s?|-)(\d{1,3})(?=$|[\s,;|])/g
const timesNumber = /(^|[\s,;|])(\d{1,3})\s?[x*]\s?(#?\d{5,14})(?=$|[\s,;|])/g
/** French articles are written to the word: "d'oignons". */
const elided = /(^|\s)(d|l|n|s|qu)'(?=[a-z])/g

/**
 * CART-13: the words of a line; bullets, list numbers, prices, quotes and leaders are gone, cells
 * are known.
 */
export function toTokens(line: string): readonly Token[] {
  const priced = stripPrices(line)
  const isTable = cellBreak.test(priced) || isCommaSeparated(priced)
  const bare = isTable ? priced : priced.replace(bullet, '').replace(listNumber, '').replace(askedPolitely, ' ')
  const clean = plainText(bare.replace(/[½¼¾⅓⅔]/g, (sign) => ` ${fractions[sign]} `))
    .replace(/⁄/g, '/')
    .replace(/×/g, 'x')
    .replace(timesNumber, '$1$3 x$2')
    .replace(numberTimes, '$1$2 x$3')
    .replace(elided, '$1$2 ')
    .replace(/\bdemi-/g, 'demi ')
    // One quote is a measure, two are quotes.
    .replace(/^[^"]*\d\s?"[^"]*$/, (text) => text.replace(/\s?"/, ' in '))
  return clean.split(isTable ? /[\t|;,]/ : /[;|]/).flatMap((cell) => tokensOf(cell, isTable))
}

const isCommaSeparated = (line: string): boolean => line.split(',').length > 2 && line.split(',').every(isShort)
const isShort = (cell: string): boolean => cell.trim().split(/\s+/).length < 8

function tokensOf(cell: string, isTable: boolean): Token[] {
  const texts = cell
    // '5 x 6' is a size in one word.
    .replace(/\b(\d{1,2})\s+x\s+(\d{1,2})(?!\d)/g, '$1x$2')
    // Leaders and dashes between name and quantity; '-2' may be minus two.
    .replace(/\.{2,}|_{2,}|-{2,}|\s[-–—:=]+(?=\s|$)|\s[–—:=]+(?=\d)/g, ' ')
    .replace(/[()[\]{}"“”!?*:=~]|,(?=\s|$)|,(?!\d)/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[.,'/-]+(?=\D|$)|(?<![.,'/])[.,'/]+$/g, ''))
    .filter(Boolean)
  return texts.map((text) => ({ text, isCell: isTable && texts.length === 1 }))
}

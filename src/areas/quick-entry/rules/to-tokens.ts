import { plainText } from './plain-text.ts'
import { spellSizes } from './spell-sizes.ts'
import { stripPrices } from './strip-prices.ts'

/** A word of a line. */
export interface Token {
  /** Lower case without accents, surrounding quotes and periods. */
  readonly text: string
  /** True when it is alone in its spreadsheet cell. */
  readonly isCell: boolean
}

const bullet = /^\s*(?:(?:[>*+•·▪●◦☐☑✓✔]|[–—-](?!\d)|\[[ x]?\])\s*)+/i
/** '1.' or '(2)' before the line; '2) romaine' too. */
const listNumber = /^\s*(?:\(\d{1,3}\)|\d{1,3}[.)])\s+(?=\S)/
const askedPolitely = /^\s*(?:(?:hey|hi|hello|yo),?\s+)?(?:can|could)\s+(?:i|we|you|u|ya)\b/i
const fractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' }
/** Separates spreadsheet cells; so do commas, where a line has several. */
const cellBreak = /[\t|;]/
/** '109838x2', '109838*2', '109838-2' and '2x109838': an item number with its quantity. */
const numberTimes = /(^|[\s,;|])(#?\d{5,14})(?:\s?[x*]\s?|-)(\d{1,3})(?=$|[\s,;|])/g
const timesNumber = /(^|[\s,;|])(\d{1,3})\s?[x*]\s?(#?\d{5,14})(?=$|[\s,;|])/g
/** French articles are joined to the word: "d'oignons". */
const elided = /(^|\s)(d|l|n|s|qu)'(?=[a-z])/g

/**
 * CART-13: splits a line into words without bullets, list numbers, prices, quotes and leaders, and
 * marks those alone in a cell.
 */
export function toTokens(line: string): readonly Token[] {
  const priced = stripPrices(line)
  const isTable = cellBreak.test(priced) || isCommaSeparated(priced)
  const bare = isTable ? priced : priced.replace(bullet, '').replace(listNumber, '').replace(askedPolitely, ' ')
  const clean = spellSizes(plainText(bare.replace(/[½¼¾⅓⅔]/g, (sign) => ` ${fractions[sign]} `)))
    .replace(/⁄/g, '/')
    .replace(/×/g, 'x')
    .replace(timesNumber, '$1$3 x$2')
    .replace(numberTimes, '$1$2 x$3')
    .replace(elided, '$1$2 ')
    .replace(/\bdemi-/g, 'demi ')
    .replace(/(^|\s)1\/2\s?(?=(?:gal|gallon|pint|pt)s?\b)/g, '$1half ')
    .replace(/(^|[^\d/])([13])\/([24])\s?(?=oz\b)/g, (_, before, part, whole) => `${before}${part / whole} `)
    .replace(/\bb\/s\b/g, 'bnls sknls')
    // 'bnls/sknls'
    .replace(/(?<=[a-z]{2})\/(?=[a-z]{2})/g, ' ')
    // 'w/ lid', 'w lid'
    .replace(/(^|\s)w(?:\/\s?|\s)(?=[a-z])/g, '$1with ')
    // A single quote mark is a measure (inches), a pair are quotation marks.
    .replace(/^[^"]*\d\s?"[^"]*$/, (text) => text.replace(/\s?"/, ' in '))
  return clean.split(isTable ? /[\t|;,]/ : /[;|]/).flatMap((cell) => tokensOf(cell, isTable))
}

const isCommaSeparated = (line: string): boolean => line.split(',').length > 2 && line.split(',').every(isShort)
const isShort = (cell: string): boolean => cell.trim().split(/\s+/).length < 8

function tokensOf(cell: string, isTable: boolean): Token[] {
  const texts = cell
    // '16 x 2' at the end is twice something of 16: no size is that narrow.
    .replace(/\b(\d{1,2})\s+x\s+(\d)(?=\s*$)/, (text, size, count) =>
      Number(size) > 2 * Number(count) ? `${size} x${count}` : text,
    )
    // '5 x 6' becomes one word: it is a size. '3 x 16/20' are three of a grade.
    .replace(/\b(\d{1,2})\s+x\s+(\d{1,2})(?![\d/])/g, '$1x$2')
    // Leaders and dashes between name and quantity; '-2' is kept, as it may be minus two.
    .replace(/\.{2,}|_{2,}|-{2,}|\s[-–—:=]+(?=\s|$)|\s[–—:=]+(?=\d)/g, ' ')
    .replace(/[()[\]{}"“”!?*:=~]|,(?=\s|$)|,(?!\d)/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[.,'/-]+(?=\D|$)|(?<![.,'/])[.,'/]+$/g, ''))
    .filter(Boolean)
  return texts.map((text) => ({ text, isCell: isTable && texts.length === 1 }))
}

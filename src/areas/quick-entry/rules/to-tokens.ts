/** A word of a line. */
export interface Token {
  /** Lower case, without quotes and points around it. */
  readonly text: string
  /** It stands alone in its cell of a spreadsheet. */
  readonly isCell: boolean
}

const bullet = /^\s*(?:[>*•·▪●◦☐☑✓✔–—-]|\[[ x]?\])+\s*/i
/** '1.' or '(2)' before the line; '2) romaine' too. */
const listNumber = /^\s*(?:\(\d{1,3}\)|\d{1,3}[.)])\s+(?=\S)/
const askedPolitely = /^\s*(?:can|could)\s+(?:i|we|you)\b/i
const fractions: Readonly<Record<string, string>> = { '½': '1/2', '¼': '1/4', '¾': '3/4', '⅓': '1/3', '⅔': '2/3' }
/** Between two of these commas are cells of a spreadsheet's text file. */
const cellBreak = /[\t|;]/

/**
 * CART-13: the words of a line; bullets, list numbers, quotes and leaders are gone, cells are
 * known.
 */
export function toTokens(line: string): readonly Token[] {
  const isTable = cellBreak.test(line) || isCommaSeparated(line)
  const clean = (isTable ? line : line.replace(bullet, '').replace(listNumber, '').replace(askedPolitely, ' '))
    .normalize('NFKC')
    .replace(/[‘’`]/g, "'")
    .replace(/[½¼¾⅓⅔]/g, (sign) => ` ${fractions[sign]} `)
    .replace(/[⁄]/g, '/')
    .replace(/×/g, 'x')
  return clean.split(isTable ? /[\t|;,]/ : /[;|]/).flatMap((cell) => tokensOf(cell, isTable))
}

const isCommaSeparated = (line: string): boolean => line.split(',').length > 2 && line.split(',').every(isShort)
const isShort = (cell: string): boolean => cell.trim().split(/\s+/).length < 8

function tokensOf(cell: string, isTable: boolean): Token[] {
  const texts = cell
    .toLowerCase()
    // '5 x 6' is a size in one word.
    .replace(/\b(\d{1,2})\s+x\s+(\d{1,2})(?!\d)/g, '$1x$2')
    // Leaders and dashes between name and quantity.
    .replace(/\.{2,}|_{2,}|-{2,}|\s[-–—:=]+(?=\s|\d|$)/g, ' ')
    .replace(/[()[\]{}"“”!?*:=]|,(?=\s|$)|,(?!\d)/g, ' ')
    .split(/\s+/)
    .map((word) => word.replace(/^[.,'/-]+(?=\D|$)|(?<![.,'/])[.,'/]+$/g, ''))
    .filter(Boolean)
  return texts.map((text) => ({ text, isCell: isTable && texts.length === 1 }))
}

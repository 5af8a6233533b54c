import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'

/** Invisible characters, as copied from web pages and PDF files. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
/** Fast path for nearly every cell: the other patterns are too slow for 10,000 rows. */
const plain = /^\d{1,20}$/
/** A number formatted with decimals or thousands separators. */
const decimals = /^(\d+)[.,]0{1,6}$/
const thousands = /^\d{1,3}(?:,\d{3})+$/
/**
 * The category path before the number, and the name after it, as accounting programs write them.
 */
const path = /^[\p{L} &]{1,60}:(?=[\d#])/u
const named = /^(\d{5,8}) ?(?: |[-–—:|(])(?=\P{N})/u

/**
 * IMPORT-1: the padded item number of a cell, as spreadsheets and accounting programs write it:
 * '100741.0', '107,763', '#0107763', "'0107763", 'Dairy:0107763 (Cheddar)'. Any other text is
 * returned unchanged.
 */
export function readItemNumber(cell: string): string {
  if (plain.test(cell)) return padNumber(cell, numberLength)
  const text = cell
    .replaceAll(invisible, '')
    .trim()
    .replace(path, '')
    .replace(/^['#]+ ?/, '')
  const number = named.exec(text)?.[1] ?? decimals.exec(text)?.[1] ?? text
  return padNumber(thousands.test(number) ? number.replaceAll(',', '') : number, numberLength)
}

/** True when a cell looks like a numeric item number, as almost all are. */
export const looksLikeItemNumber = (cell: string): boolean =>
  cell.length <= 100 && cell.replace(/\D/g, '').length >= 4 && /^\d{7,8}$/.test(readItemNumber(cell))

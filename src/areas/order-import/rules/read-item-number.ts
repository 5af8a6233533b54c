import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'

/** Signs that are not drawn, which copies from web pages and PDF files leave in a cell. */
const invisible = /[\u00ad\u200b-\u200f\u2060\ufeff]/g
/** Nearly every cell: the rest costs more than a file of 10,000 rows should. */
const plain = /^\d{1,20}$/
/** A number shown with decimals or with groups of thousands. */
const decimals = /^(\d+)[.,]0{1,6}$/
const thousands = /^\d{1,3}(?:,\d{3})+$/
/** An accounting program's path of the item, and its name behind the number. */
const path = /^[\p{L} &]{1,60}:(?=[\d#])/u
const named = /^(\d{5,8}) ?(?: |[-–—:|(])(?=\P{N})/u

/**
 * IMPORT-1: the item number of a cell, padded, from the ways in which spreadsheets and accounting
 * programs write it: '100741.0', '107,763', '#0107763', "'0107763", 'Dairy:0107763 (Cheddar)'. What
 * is no such way stays as it is.
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

/** True when a cell looks like an item number in digits, as almost all are. */
export const looksLikeItemNumber = (cell: string): boolean =>
  cell.length <= 100 && cell.replace(/\D/g, '').length >= 4 && /^\d{7,8}$/.test(readItemNumber(cell))

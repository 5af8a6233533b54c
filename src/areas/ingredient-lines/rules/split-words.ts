import { readUnit } from '#areas/measures/rules/read-unit.ts'

/** A word of a line, a comma, or what stands in parentheses. */
export interface Word {
  /** As written; ',' between parts. */
  readonly text: string
  /** Lower case, without accents and periods. */
  readonly plain: string
  /** Joined to the number before it: '14-ounce', '5-lb'. */
  readonly isHyphened: boolean
  /** The words in parentheses; null for every other word. */
  readonly inner: readonly Word[] | null
}

/** Lower case, without accents and periods, as word lists are written. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/(?<![.!?*"])[.!?*"]+$|^[*"]+|(?<=[a-z])\.(?=[a-z])/g, '')

const signs: readonly (readonly [RegExp, string])[] = [
  [/[⁄∕]/g, '/'],
  [/[‐‑‒–—―−]/g, '-'],
  [/×/g, ' x '],
  [/[‘’´`]/g, "'"],
  [/[“”„]/g, '"'],
  [/[\u00A0\u2000-\u200B\u202F\uFEFF]/g, ' '],
  [/\.{3,}|…|\.{2}|_{2,}/g, ' , '],
  [/[[{]/g, '('],
  [/[\]}]/g, ')'],
  // 1,000 g is a thousand; 1,5 kg is one and a half.
  [/(?<![\d.,])(\d{1,3}),(\d{3})(?![\d.,])/g, '$1$2'],
  [/(?<![\d.,])(\d{1,3}),(\d{1,2})(?![\d.,])/g, '$1.$2'],
  // '500g/1lb'; 'c.sugar'.
  [/([a-z#])\/(?=\d)/gi, '$1 / '],
  [/(?<![\p{L}.])(\p{L}{1,5})\.(?=\p{L}{2})/gu, '$1. '],
  [/(?<!\p{L})([dl])'(?=\p{L})/giu, "$1' "],
  [/~/g, ' ~ '],
  [/\b(demi|half|three)-(?=\p{L})/giu, '$1 '],
  [/;/g, ' , '],
  [/,/g, ' , '],
  [/:(?=\s|$)/g, ' , '],
]

/** The line with one spelling of fractions, dashes and quotes, and its bullet gone. */
function tidy(line: string): string {
  const spelt = line.replace(/[¼-¾⅐-⅞↉]/g, (sign) => ` ${sign.normalize('NFKC').replace('⁄', '/')} `)
  return signs.reduce((text, [sign, by]) => text.replace(sign, by), spelt)
}

const word = (text: string, isHyphened = false): Word => ({ text, plain: plainOf(text), isHyphened, inner: null })

/** 'a' is no liter and 'in' no unit: what joins a number must be one by itself. */
const attached = /^(\d+(?:\.\d+)?|\.\d+|\d+\/\d+)(-?)(\p{L}+\.?|#|"|'')$/u
const rangeOf = /^((?:\d+(?:\.\d+)?|\.\d+)(?:\/\d+)?)-((?:\d+(?:\.\d+)?|\.\d+)(?:\/\d+)?)(\p{L}*\.?)$/u
const unitRange = /^(\d+(?:\/\d+)?)(\p{L}+)-(\d.*)$/u

/** '200g' is two words, '14-ounce' too, '2-3' three; '80/20' and '7-Up' are one. */
function wordsOf(token: string): Word[] {
  const [, low, high, unit] = rangeOf.exec(token) ?? []
  if (low !== undefined && high !== undefined && isRange(low, high, unit ?? ''))
    return [word(low), word('-'), word(high), ...(unit ? [word(unit)] : [])]
  const [, number, hyphen, name = ''] = attached.exec(token) ?? []
  if (number !== undefined && (readUnit(name) !== null || name.toLowerCase() === 'x'))
    return [word(number), word(name, hyphen === '-')]
  const [, first, itsUnit, rest] = unitRange.exec(token) ?? []
  if (first !== undefined && itsUnit && rest && readUnit(itsUnit)) return [word(first), word('-'), ...wordsOf(rest)]
  return token ? [word(token)] : []
}

/** '2-1/2' and '2-3', not the size '16-20' of a shrimp beside 'ct'; small numbers only. */
const isRange = (low: string, high: string, unit: string): boolean => {
  const size = (text: string) => {
    const [top = 0, bottom = 1] = text.split('/').map(Number)
    return top / bottom
  }
  if (unit && readUnit(unit) === null) return false
  return size(low) < size(high) || (high.includes('/') && !low.includes('/'))
}

/** RECIPE-3: a line as words, with parentheses set apart. Never nested: the outermost count. */
export function splitWords(line: string): readonly Word[] {
  const found: Word[] = []
  let depth = 0
  let inside = ''
  for (const piece of tidy(line).split(/([()])/)) {
    if (piece === '(') depth++
    else if (piece === ')') {
      if (depth > 0 && --depth === 0) {
        found.push({ text: `(${inside.trim()})`, plain: '(', isHyphened: false, inner: piecesOf(inside) })
        inside = ''
      }
    } else if (depth > 0) inside += `${piece} `
    else found.push(...piecesOf(piece))
  }
  // A parenthesis that is never closed is a part behind a comma.
  return inside ? [...found, word(','), ...piecesOf(inside)] : found
}

const piecesOf = (text: string): Word[] =>
  text
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((token) => wordsOf(token))

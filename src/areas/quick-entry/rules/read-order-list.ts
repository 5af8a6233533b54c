import { atOnce, type Steps } from '#kit/steps.ts'
import type { ListLine, OrderLine, Skipped } from '../order-line.ts'
import { type Columns, readHeader, readRow } from './read-columns.ts'
import { readOrderLine } from './read-order-line.ts'
import { isChatNoise, stripChatPrefix } from './strip-chat-prefix.ts'
import { trustLastNumbers } from './trust-last-numbers.ts'
import { whySkipped } from './why-skipped.ts'

/** CART-13: max lines of one list. */
export const maxLines = 500

/** The lines of a pasted text that are not empty, each with its line number. */
export const linesOf = (text: string): readonly { position: number; source: string }[] =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((source, i) => ({ position: i + 1, source: source.replace(/^"(.*)"$/, '$1') }))
    .filter(({ source }) => source.trim() !== '')

/** Max characters of a line that patterns are run on (PLAT-14); order lines are far shorter. */
const maxReadLength = 400

/**
 * CART-13: parses a mail, a chat or a block of cells. Greetings, headings, phone numbers and lines
 * below a sign-off order nothing; they are returned as skipped, never dropped. Rows below a header
 * are read by its columns.
 */
export const readOrderList = (text: string, isKnown: (code: string) => boolean): readonly ListLine[] =>
  atOnce(listLineSteps(text, isKnown))

/** The same with a pause after each line. */
export function* listLineSteps(text: string, isKnown: (code: string) => boolean): Steps<readonly ListLine[]> {
  const lines = linesOf(text)
  const isBulleted = lines.filter(({ source }) => dashed.test(source)).length >= leastBullets
  let isSigned = false
  let columns: Columns | null = null
  const linesOfOne = ({ position, source }: (typeof lines)[number]): ListLine[] => {
    const skip = (skipped: Skipped): ListLine[] => [{ position, source, skipped }]
    if (source.length > maxReadLength)
      return [{ position, source, skipped: null, line: readOrderLine(source, isKnown) }]
    const unchatted = stripChatPrefix(source)
    const body = isBulleted ? unchatted.replace(dashed, '') : unchatted
    if (isChatNoise(body)) return skip('text')
    const header = readHeader(body)
    if (header) {
      columns = header
      return skip('heading')
    }
    const skipped = whySkipped(body)
    if (skipped === 'sign-off') isSigned = unchatted === source
    if (skipped) return skip(skipped)
    const row = columns && readRow(body, columns)
    if (row === undefined) return skip('unfilled')
    if (row !== null) return [{ position, source, skipped: null, line: readOrderLine(row, isKnown) }]
    // One cell alone: a group within the table, or a word of its writer, who goes on below it.
    const isAlone = columns !== null && !body.includes(columns.separator)
    if (isAlone && isIdle(readOrderLine(body, isKnown))) return skip('heading')
    if (!isAlone) columns = null
    const parts = partsOf(body).map((part) => ({ part, line: readOrderLine(part, isKnown) }))
    // Below 'Thanks,' come a name and a title; a line with a quantity or an item number still
    // orders.
    if (isSigned && parts.every(({ line }) => isIdle(line))) return skip('sign-off')
    if (parts.every(({ line }) => isIdle(line) && line.doubt === 'remark')) return skip('remark')
    if (parts.every(({ line }) => isChat(line))) return skip('text')
    const isWhole = parts.length === 1
    return parts.map(({ part, line }) => ({ position, source: isWhole ? source : part, skipped: null, line }))
  }
  const read: ListLine[] = []
  for (const line of lines) {
    read.push(...linesOfOne(line))
    yield
  }
  return trustLastNumbers(read)
}

/** '-2 cs romaine': a minus sign, unless several lines of the list begin with one. */
const dashed = /^\s*[-–—](?=\d)/
const leastBullets = 3

const isIdle = ({ quantity, numbers, unit }: OrderLine): boolean =>
  quantity === null && numbers.length === 0 && unit === null

/** A sentence without a number: 'hope you had a good weekend, here is what we are out of'. */
const isChat = (line: OrderLine): boolean => isIdle(line) && line.words.split(' ').length > 7

const separators = /(?:[,;&+]|\band\b)\s+/i
const counted = /(^|\s)(\d{1,4}\s*[a-z/#]*|(an?|one|two|three|four|five|six)(\s[a-z/#]+)?)(\s|$)/i
const named = /[a-z]{3,}/i

/**
 * '2 cs lemons, 3 cs limes and 1 cs oranges' are three lines; each part has a quantity and an item.
 */
function partsOf(source: string): readonly string[] {
  if (source.includes('\t') || source.length > maxReadLength) return [source]
  const parts = source
    .split(separators)
    .map((part) => part.trim())
    .filter(Boolean)
  const isList = parts.length > 1 && parts.every((part) => startsOrEndsCounted(part) && named.test(withoutUnits(part)))
  return isList ? parts : [source]
}

const withoutUnits = (part: string): string => part.replace(/\b(cs|cse|case|cases|ea|each|eaches|pcs?|lbs?)\b/gi, ' ')
const startsOrEndsCounted = (part: string): boolean =>
  counted.test(part.trim().split(/\s+/).slice(0, 2).join(' ')) || /\s\d{1,4}\s*(cs|cases?|ea|each)?$/i.test(part.trim())

import type { Segment, SyntaxError, TransactionSet } from '../x12.ts'

/** One element of a segment: X12's number of it, its kind, and how long it may be. */
interface ElementRule {
  readonly reference: string
  readonly kind: 'ID' | 'AN' | 'DT' | 'TM' | 'R' | 'N0'
  readonly min: number
  readonly max: number
  readonly isMandatory?: boolean
}

const m = (reference: string, kind: ElementRule['kind'], min: number, max: number): ElementRule => ({
  reference,
  kind,
  min,
  max,
  isMandatory: true,
})
const o = (reference: string, kind: ElementRule['kind'], min: number, max: number): ElementRule => ({
  reference,
  kind,
  min,
  max,
})
const productIds = Array.from({ length: 10 }, () => [o('235', 'ID', 2, 2), o('234', 'AN', 1, 48)]).flat()

/** Where a segment of an 850 (004010) stands: before the lines, in a line, or after them. */
type Place = 'head' | 'line' | 'end'

interface SegmentRule {
  readonly places: readonly Place[]
  /** Maximum in the whole set; undefined: any number. */
  readonly max?: number
  /** What is checked of it; undefined: taken as it is, as nothing of it is read. */
  readonly elements?: readonly ElementRule[]
}

const party = ['N2', 'N3', 'N4', 'PER'] as const
const unread = [
  'CUR',
  'TAX',
  'FOB',
  'CTP',
  'PAM',
  'CSH',
  'SAC',
  'ITD',
  'DIS',
  'INC',
  'LIN',
  'SI',
  'MEA',
  'PWK',
  'PKG',
  'TD1',
  'TD5',
  'TD3',
  'TD4',
  'MAN',
  'PCT',
  'CTB',
  'TXI',
  'N9',
  'MSG',
  'PO3',
  'PO4',
  'IT3',
  'SDQ',
  'SCH',
  'QTY',
  'NM1',
  'SPI',
  'AMT',
  'IT8',
  'LM',
  'LQ',
  'LDT',
  'SLN',
  'NTE',
] as const

/** The segments of an 850; tables of our own, as X12's texts are licensed. */
const rules: Readonly<Record<string, SegmentRule>> = {
  ...Object.fromEntries(unread.map((tag): [string, SegmentRule] => [tag, { places: ['head', 'line', 'end'] }])),
  BEG: {
    places: ['head'],
    max: 1,
    elements: [
      m('353', 'ID', 2, 2),
      m('92', 'ID', 2, 2),
      m('324', 'AN', 1, 22),
      o('328', 'AN', 1, 30),
      m('373', 'DT', 8, 8),
    ],
  },
  REF: { places: ['head', 'line'], elements: [m('128', 'ID', 2, 3), o('127', 'AN', 1, 30), o('352', 'AN', 1, 80)] },
  DTM: { places: ['head', 'line'], elements: [m('374', 'ID', 3, 3), o('373', 'DT', 8, 8), o('337', 'TM', 4, 8)] },
  N1: {
    places: ['head', 'line'],
    elements: [m('98', 'ID', 2, 3), o('93', 'AN', 1, 60), o('66', 'ID', 1, 2), o('67', 'AN', 2, 80)],
  },
  ...Object.fromEntries(party.map((tag): [string, SegmentRule] => [tag, { places: ['head', 'line'] }])),
  PO1: {
    places: ['line'],
    elements: [
      o('350', 'AN', 1, 20),
      m('330', 'R', 1, 15),
      m('355', 'ID', 2, 2),
      o('212', 'R', 1, 17),
      o('639', 'ID', 2, 2),
      ...productIds,
    ],
  },
  PID: {
    places: ['line'],
    elements: [
      m('349', 'ID', 1, 1),
      o('750', 'ID', 2, 3),
      o('559', 'ID', 2, 2),
      o('751', 'AN', 1, 12),
      o('352', 'AN', 1, 80),
    ],
  },
  CTT: { places: ['end'], max: 1, elements: [m('354', 'N0', 1, 6), o('347', 'R', 1, 10)] },
}
const order: readonly Place[] = ['head', 'line', 'end']
/** They may end a line or begin the end: the place stays as it is. */
const mandatory = ['BEG', 'PO1'] as const

/** Elements of BEG and CTT beyond those read are X12's own; of the others more are too many. */
const openEnded = new Set(['BEG', 'CTT', 'PID', 'REF', 'DTM', 'N1'])

/** X12's basic and extended characters, and letters with accents, which partners do send. */
const printable = /^[\p{L}\p{M}\p{N}\p{P}\p{S} ]*$/u

/** What is wrong with the value of an element: AK403, or undefined. */
export function elementError(value: string, { kind, min, max, isMandatory = false }: ElementRule): string | undefined {
  if (value === '') return isMandatory ? '1' : undefined
  if (!printable.test(value)) return '6'
  // The sign and the point of a number do not count.
  const length = kind === 'R' || kind === 'N0' ? value.replace(/[-.]/g, '').length : value.length
  if (length > max) return '5'
  if (length < min) return '4'
  if (kind === 'R') return /^-?(\d+(\.\d*)?|\.\d+)$/.test(value) ? undefined : '6'
  if (kind === 'N0') return /^-?\d+$/.test(value) ? undefined : '6'
  if (kind === 'DT') return isDay(value) ? undefined : '8'
  if (kind === 'TM') return /^([01]\d|2[0-3])[0-5]\d([0-5]\d\d{0,2})?$/.test(value) ? undefined : '9'
  return undefined
}

/** 'CCYYMMDD' that exists. */
function isDay(value: string): boolean {
  if (!/^\d{8}$/.test(value)) return false
  const iso = `${value.slice(0, 4)}-${value.slice(4, 6)}-${value.slice(6)}`
  const at = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso)
}

const words: Readonly<Record<string, string>> = {
  '1': 'is missing',
  '3': 'is one too many',
  '4': 'is too short',
  '5': 'is too long',
  '6': 'has a character that is not allowed',
  '8': 'is no date',
  '9': 'is no time',
}

function elementErrors({ tag, elements }: Segment, position: number, known: readonly ElementRule[]): SyntaxError[] {
  const errors: SyntaxError[] = []
  const add = (index: number, code: string, reference: string) =>
    errors.push({
      tag,
      position,
      code: '8',
      text: `${tag}${String(index + 1).padStart(2, '0')} ${words[code] ?? 'is not valid'}`,
      element: { position: index + 1, reference, code, value: (elements[index] ?? '').slice(0, 99) },
    })
  for (const [index, rule] of known.entries()) {
    const code = elementError(elements[index] ?? '', rule)
    if (code !== undefined) add(index, code, rule.reference)
  }
  if (elements.length > known.length && !openEnded.has(tag)) add(known.length, '3', '')
  return errors
}

/**
 * NEXT-12: an 850 segment by segment: those that are unknown, out of place, too many or missing,
 * and the elements at fault, with the codes of AK3 and AK4. Nothing is read of a set with an error.
 */
export function checkSegments({ segments }: Pick<TransactionSet, 'segments'>): SyntaxError[] {
  const errors: SyntaxError[] = []
  const counts = new Map<string, number>()
  let place: Place = 'head'
  for (const [index, segment] of segments.entries()) {
    const { tag } = segment
    const position = index + 2
    const fault = (code: string, text: string) => errors.push({ tag, position, code, text: `${tag} ${text}` })
    const rule = Object.hasOwn(rules, tag) ? rules[tag] : undefined
    if (!rule) {
      fault('1', 'is not a segment of an order')
      continue
    }
    counts.set(tag, (counts.get(tag) ?? 0) + 1)
    if (!rule.places.includes(place)) {
      const next = order.find((each, at) => at > order.indexOf(place) && rule.places.includes(each))
      if (next === undefined) fault('7', 'is not in its place')
      else place = next
    }
    if (rule.max !== undefined && counts.get(tag)! > rule.max) fault('5', `stands more than ${rule.max} time`)
    if (index === 0 && tag !== 'BEG') fault('7', 'stands before BEG')
    errors.push(...elementErrors(segment, position, rule.elements ?? []).slice(0, rule.elements ? 25 : 0))
  }
  for (const tag of mandatory)
    if (!counts.has(tag)) errors.push({ tag, position: segments.length + 2, code: '3', text: `${tag} is missing` })
  return errors
}

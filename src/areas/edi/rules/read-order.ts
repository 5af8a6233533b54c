import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { Segment, TransactionSet } from '../x12.ts'
import { ediRefusals } from '../edi.refusals.ts'

/** A line of a partner's order. */
export interface EdiLine {
  /** PO101, or its place. */
  readonly id: string
  readonly itemNumber: string
  readonly unit: 'case' | 'each'
  /** PO103, to answer in. */
  readonly unitCode: string
  readonly quantity: number
  /** Cents, where the partner names a price that whole cents can say. */
  readonly price: number | null
}

/** A partner's order. */
export interface EdiOrder {
  readonly po: string
  /** BEG05, CCYYMMDD. */
  readonly poDate: string
  /** The day of DTM 002, or of 010; null without one. */
  readonly deliveryDate: string | null
  /** N104 of N1*ST. */
  readonly shipToCode: string
  /** N103 is 91: a number of ours. */
  readonly isOurNumber: boolean
  readonly lines: readonly EdiLine[]
}

const units: Readonly<Record<string, EdiLine['unit']>> = { CA: 'case', CS: 'case', EA: 'each' }
/** What says that the number is the vendor's. */
const ours = ['VN', 'VP', 'VC']
const at = ({ elements }: Segment, index: number): string => (elements[index - 1] ?? '').trim()

/** 'CCYYMMDD' as 'YYYY-MM-DD'. */
const isoDay = (text: string): string => `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6, 8)}`

/** What an answer names of an order, also of one that is not taken. */
export interface EdiOrderHead extends Pick<EdiOrder, 'po' | 'poDate' | 'shipToCode' | 'isOurNumber'> {
  /** BEG01. */
  readonly purpose: string
}

/** NEXT-12: purpose, number, day and ship-to of an 850; '' where there is none. */
export function readOrderHead({ segments }: Pick<TransactionSet, 'segments'>): EdiOrderHead {
  const beg = segments.find(({ tag }) => tag === 'BEG')
  const first = segments.findIndex(({ tag }) => tag === 'PO1')
  const shipTo = segments
    .slice(0, first < 0 ? undefined : first)
    .find((each) => each.tag === 'N1' && at(each, 1) === 'ST')
  const of = (segment: Segment | undefined, index: number) => (segment ? at(segment, index) : '')
  return {
    purpose: of(beg, 1),
    po: of(beg, 3),
    poDate: of(beg, 5),
    shipToCode: of(shipTo, 4),
    isOurNumber: of(shipTo, 3) === '91',
  }
}

/** NEXT-12: what an accepted 850 orders, or why it is held, in words. */
export function readOrder(set: Pick<TransactionSet, 'segments'>): Decision<EdiOrder> {
  const { segments } = set
  const { purpose, ...head } = readOrderHead(set)
  const all = (tag: string) => segments.filter((each) => each.tag === tag)
  if (purpose !== '00') return refuse(ediRefusals.edi_purpose, { details: { purpose } })
  if (all('SDQ').length + all('SCH').length > 0) return refuse(ediRefusals.edi_scheduled)
  if (head.shipToCode === '') return refuse(ediRefusals.edi_no_ship_to)
  const before = segments.slice(
    0,
    segments.findIndex(({ tag }) => tag === 'PO1'),
  )
  const dayBy = (qualifier: string) => before.find((each) => each.tag === 'DTM' && at(each, 1) === qualifier)
  const wanted = dayBy('002') ?? dayBy('010')
  const lines = linesOf(all('PO1'))
  if (!lines.allowed) return lines
  return allow({
    ...head,
    deliveryDate: wanted && at(wanted, 2) !== '' ? isoDay(at(wanted, 2)) : null,
    lines: lines.value,
  })
}

function linesOf(segments: readonly Segment[]): Decision<EdiLine[]> {
  const lines: EdiLine[] = []
  for (const [index, po1] of segments.entries()) {
    const id = at(po1, 1) || String(index + 1)
    const fault = (
      refusal: (typeof ediRefusals)['edi_line_item' | 'edi_line_unit' | 'edi_line_quantity' | 'edi_line_twice'],
    ) => refuse(refusal, { message: `Line ${id}: ${refusal.message}`, details: { line: id } })
    const itemNumber = itemOf(po1)
    if (itemNumber === undefined) return fault(ediRefusals.edi_line_item)
    const unit = units[at(po1, 3)]
    if (!unit) return fault(ediRefusals.edi_line_unit)
    const quantity = Number(at(po1, 2))
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > 9999) return fault(ediRefusals.edi_line_quantity)
    if (lines.some((line) => line.itemNumber === itemNumber && line.unit === unit))
      return fault(ediRefusals.edi_line_twice)
    lines.push({ id, itemNumber, unit, unitCode: at(po1, 3), quantity, price: centsOf(at(po1, 4)) })
  }
  return lines.length > 0 ? allow(lines) : refuse(ediRefusals.edi_no_lines)
}

/** Our number among the pairs of qualifier and number from PO106 on. */
function itemOf(po1: Segment): string | undefined {
  for (let index = 6; index < po1.elements.length; index += 2)
    if (ours.includes(at(po1, index)) && /^[A-Za-z0-9-]{1,20}$/.test(at(po1, index + 1))) return at(po1, index + 1)
  return undefined
}

/** '20.5' as 2050; a price with parts of a cent is compared as its nearest cent. */
const centsOf = (text: string): number | null => (text === '' ? null : Math.round(Number(text) * 100))

import { allow, type Decision, refuse } from '#kit/decision.ts'
import { ediRefusals } from '../edi.refusals.ts'
import {
  type FunctionalGroup,
  type Interchange,
  type InterchangeHead,
  type Segment,
  type Separators,
  type TransactionSet,
  x12Limits,
} from '../x12.ts'

/** Characters of an ISA: every element of it has a fixed length. */
const isaLength = 106

/**
 * NEXT-12: what separates the parts of a file: the ISA has its element separator fourth, then
 * the component separator and the end of segments last. Undefined for what is no ISA.
 */
export function separatorsOf(text: string): Separators | undefined {
  const [element, component, segment] = [text[3], text[104], text[105]]
  if (!text.startsWith('ISA') || element === undefined || component === undefined || segment === undefined)
    return undefined
  const all = [element, component, segment]
  if (new Set(all).size < 3 || all.some((each) => /[A-Za-z0-9 ]/.test(each))) return undefined
  return text.slice(0, isaLength).split(element).length === 17 ? { element, component, segment } : undefined
}

/**
 * NEXT-12: the ISA of a file, whose elements have fixed lengths: also of a file whose rest cannot
 * be read. Undefined for what is no ISA.
 */
export function headOfInterchange(text: string): InterchangeHead | undefined {
  const separators = separatorsOf(text)
  if (!separators) return undefined
  const elements = text.slice(0, isaLength - 1).split(separators.element)
  const part = (index: number) => (elements[index] ?? '').trim()
  return {
    sender: { qualifier: part(5), id: part(6) },
    receiver: { qualifier: part(7), id: part(8) },
    control: part(13),
    date: part(9),
    time: part(10),
    wantsAnswer: part(14) === '1',
  }
}

/** NEXT-12: the segments of a file, or that it is none. */
function readSegments(text: string): Decision<Segment[]> {
  if (text.length > x12Limits.letters) return refuse(ediRefusals.edi_too_large)
  const separators = separatorsOf(text)
  if (!separators) return refuse(ediRefusals.edi_no_isa)
  const segments: Segment[] = []
  for (let at = 0; at < text.length;) {
    const to = text.indexOf(separators.segment, at)
    const piece = text.slice(at, to < 0 ? text.length : to).replace(/^[\s\0]+/, '')
    if (to < 0) {
      if (piece !== '') return refuse(ediRefusals.edi_unfinished)
      break
    }
    at = to + 1
    if (piece === '') continue
    const [tag = '', ...elements] = piece.split(separators.element)
    if (elements.length > x12Limits.elements) return refuse(ediRefusals.edi_too_large)
    segments.push({ tag, elements })
    if (segments.length > x12Limits.segments) return refuse(ediRefusals.edi_too_large)
  }
  return allow(segments)
}

/**
 * NEXT-12: an interchange with its groups and transaction sets. What is wrong with the envelope is
 * said in words, and by a TA1; what is wrong inside goes into the 997.
 */
export function readInterchange(text: string): Decision<Interchange> {
  const read = readSegments(text)
  if (!read.allowed) return read
  const segments = read.value
  const [isa] = segments
  const iea = segments.at(-1)
  const head = headOfInterchange(text)
  if (!head || isa?.tag !== 'ISA' || iea?.tag !== 'IEA') return refuse(ediRefusals.edi_unfinished)
  if (segments.slice(1, -1).some(({ tag }) => tag === 'ISA' || tag === 'IEA'))
    return refuse(ediRefusals.edi_two_interchanges)
  const { control } = head
  if (!/^\d{9}$/.test(control)) return refuse(ediRefusals.edi_control_invalid)
  if (iea.elements[1]?.trim() !== control) return refuse(ediRefusals.edi_control_differs)
  // An answer to an interchange of ours stands before the groups.
  const groups = groupsOf(segments.slice(1, -1).filter(({ tag }) => tag !== 'TA1'))
  if (!groups.allowed) return groups
  if (Number(iea.elements[0]) !== groups.value.length) return refuse(ediRefusals.edi_group_count_differs)
  return allow({
    ...head,
    isTest: isa.elements[14]?.trim() === 'T',
    groups: groups.value,
  })
}

const endOf = (segment: Segment | undefined) => ({
  count: segment?.elements[0]?.trim() ?? '',
  control: segment?.elements[1]?.trim() ?? '',
})

function groupsOf(segments: readonly Segment[]): Decision<FunctionalGroup[]> {
  const groups: FunctionalGroup[] = []
  for (let at = 0; at < segments.length;) {
    const gs = segments[at]!
    if (gs.tag !== 'GS') return refuse(ediRefusals.edi_outside_group, { details: { segment: gs.tag } })
    const end = segments.findIndex(({ tag }, index) => index > at && (tag === 'GE' || tag === 'GS'))
    const isEnded = end >= 0 && segments[end]!.tag === 'GE'
    const inside = segments.slice(at + 1, end < 0 ? undefined : end)
    const sets = setsOf(inside)
    if (!sets.allowed) return sets
    const part = (index: number) => (gs.elements[index - 1] ?? '').trim()
    groups.push({
      functionalId: part(1),
      sender: part(2),
      receiver: part(3),
      control: part(6),
      version: part(8),
      sets: sets.value,
      end: isEnded ? endOf(segments[end]) : null,
    })
    at = end < 0 ? segments.length : isEnded ? end + 1 : end
  }
  return allow(groups)
}

function setsOf(segments: readonly Segment[]): Decision<TransactionSet[]> {
  const sets: TransactionSet[] = []
  for (let at = 0; at < segments.length;) {
    const st = segments[at]!
    if (st.tag !== 'ST') return refuse(ediRefusals.edi_outside_set, { details: { segment: st.tag } })
    const end = segments.findIndex(({ tag }, index) => index > at && (tag === 'SE' || tag === 'ST'))
    const isEnded = end >= 0 && segments[end]!.tag === 'SE'
    sets.push({
      id: (st.elements[0] ?? '').trim(),
      control: (st.elements[1] ?? '').trim(),
      segments: segments.slice(at + 1, end < 0 ? undefined : end),
      end: isEnded ? endOf(segments[end]) : null,
    })
    at = end < 0 ? segments.length : isEnded ? end + 1 : end
  }
  return allow(sets)
}

import type { Party, Segment } from '../x12.ts'

/** Our own separators: none stands in a text we write. */
const separators = { element: '*', component: '>', segment: '~' } as const

/** An interchange of one group with one or more transaction sets. */
export interface Outgoing {
  readonly sender: Party & { readonly groupId: string }
  readonly receiver: Party & { readonly groupId: string }
  /** Of the partner's, one more with each interchange. */
  readonly control: number
  readonly isTest: boolean
  /** GS01: PR, SH, IN or FA. */
  readonly functionalId: string
  /** A TA1, which stands outside of every group; there is no group beside it. */
  readonly interchangeAnswer?: Segment | undefined
  readonly sets: readonly { readonly id: string; readonly segments: readonly Segment[] }[]
  /** The day and time in the division. */
  readonly day: string
  readonly time: string
}

/** A segment to write; trailing empty elements are left out. */
export function segment(tag: string, ...elements: readonly (string | number | null | undefined)[]): Segment {
  const texts = elements.map((each) => (each === null || each === undefined ? '' : String(each)))
  while (texts.at(-1) === '') texts.pop()
  return { tag, elements: texts }
}

/** NEXT-12: a text as X12 holds it: ASCII, without the separators, in so many characters. */
export const plainText = (text: string, max: number): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|[*>~]/g, ' ')
    .replace(/ +/g, ' ')
    .trim()
    .slice(0, max)
    .trim()

/** NEXT-12: cents as X12 writes amounts: 2000 is 20, 2050 is 20.5. */
export const amountOf = (cents: number): string => {
  const text = withoutZeros((Math.abs(cents) / 100).toFixed(2))
  return cents < 0 ? `-${text}` : text
}

/** '20.50' as '20.5', '20.00' as '20'; the text has a point. */
export function withoutZeros(text: string): string {
  let end = text.length
  while (text[end - 1] === '0') end--
  if (text[end - 1] === '.') end--
  return text.slice(0, end)
}

/** '2026-03-02' as '20260302'. */
export const dayOf = (date: string): string => date.slice(0, 10).replaceAll('-', '')

const padded = (text: string, length: number) => text.slice(0, length).padEnd(length)

/** NEXT-12: the file of an interchange: its envelope, its counts, and each set numbered. */
export function writeInterchange(given: Outgoing): string {
  const { sender, receiver, control, isTest, functionalId, interchangeAnswer, sets, day, time } = given
  const isaControl = String(control).padStart(9, '0')
  const isa = [
    '00',
    padded('', 10),
    '00',
    padded('', 10),
    padded(sender.qualifier, 2),
    padded(sender.id, 15),
    padded(receiver.qualifier, 2),
    padded(receiver.id, 15),
    day.slice(2),
    time,
    'U',
    '00401',
    isaControl,
    '0',
    isTest ? 'T' : 'P',
    separators.component,
  ]
  const gs = [functionalId, sender.groupId, receiver.groupId, day, time, control, 'X', '004010']
  const inside = sets.flatMap(({ id, segments }, index) => {
    const setControl = String(index + 1).padStart(4, '0')
    return [segment('ST', id, setControl), ...segments, segment('SE', segments.length + 2, setControl)]
  })
  const group = [segment('GS', ...gs), ...inside, segment('GE', sets.length, control)]
  const all: Segment[] = [
    { tag: 'ISA', elements: isa },
    ...(interchangeAnswer ? [interchangeAnswer] : group),
    segment('IEA', interchangeAnswer ? 0 : 1, isaControl),
  ]
  return all.map(({ tag, elements }) => [tag, ...elements].join(separators.element) + separators.segment).join('\n')
}

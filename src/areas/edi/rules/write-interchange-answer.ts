import type { Refusal } from '#kit/decision.ts'
import type { InterchangeHead, Party, Segment } from '../x12.ts'
import { plainText, segment } from './write-interchange.ts'

/** TA105 of what is wrong with an envelope (X12 I18), by the code of its refusal. */
const notes: Readonly<Record<string, string>> = {
  edi_control_differs: '001',
  edi_control_invalid: '018',
  edi_group_count_differs: '021',
  edi_two_interchanges: '022',
  edi_unfinished: '023',
  edi_outside_group: '024',
  edi_outside_set: '024',
  edi_too_large: '024',
  edi_duplicate: '025',
}

/** TA105 of ids that are not the partner's: whose, and whether it is the qualifier. */
function noteOfForeign({ sender, receiver }: InterchangeHead, expected: { sender: Party; receiver: Party }): string {
  if (sender.qualifier !== expected.sender.qualifier) return '005'
  if (sender.id !== expected.sender.id) return '006'
  return receiver.qualifier === expected.receiver.qualifier ? '008' : '007'
}

/**
 * NEXT-12: the TA1 of an interchange: accepted, where ISA14 asks, or rejected with the reason,
 * whatever ISA14 says. Undefined where nothing is answered.
 */
export function writeInterchangeAnswer(
  head: InterchangeHead,
  refusal: Pick<Refusal, 'code'> | undefined,
  expected: { readonly sender: Party; readonly receiver: Party },
): Segment | undefined {
  if (!refusal && !head.wantsAnswer) return undefined
  const note = !refusal
    ? '000'
    : refusal.code === 'edi_foreign'
      ? noteOfForeign(head, expected)
      : (notes[refusal.code] ?? '024')
  const control = /^\d{9}$/.test(head.control) ? head.control : '000000000'
  return segment('TA1', control, plainText(head.date, 6), plainText(head.time, 4), refusal ? 'R' : 'A', note)
}

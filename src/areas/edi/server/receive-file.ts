import type { Refusal } from '#kit/decision.ts'
import type { Queries } from '#platform/database/database.ts'
import type { Services } from '#platform/services.ts'
import type { Partner } from '../edi-partner.ts'
import { ediRefusals } from '../edi.refusals.ts'
import { type JudgedGroup, judgeGroup } from '../rules/check-set.ts'
import { headOfInterchange, readInterchange } from '../rules/read-interchange.ts'
import { readOrder, readOrderHead } from '../rules/read-order.ts'
import { writeAcknowledgement } from '../rules/write-acknowledgement.ts'
import { writeRefusal } from '../rules/write-answers.ts'
import { writeInterchangeAnswer } from '../rules/write-interchange-answer.ts'
import type { Interchange } from '../x12.ts'
import { addAnswer, formerState, isControlTaken, noteReceived } from './document.store.ts'
import { lockPartner } from './partner.store.ts'
import { takeOrder } from './place-edi-order.ts'

/** What becomes of a file: the folder it is moved to. */
export type Outcome = 'archive' | 'rejected'

const isOf = ({ sender, receiver }: Interchange, partner: Partner): boolean =>
  sender.qualifier === partner.qualifier &&
  sender.id === partner.partnerId &&
  receiver.qualifier === partner.ourQualifier &&
  receiver.id === partner.ourId

/**
 * NEXT-12: takes one file of a partner, in one transaction: the log, the 997, the orders and their
 * answers. The same file again, as after a process was killed before it could move it, changes
 * nothing.
 */
export async function receiveFile(
  tx: Queries,
  services: Pick<Services, 'config'>,
  partnerId: string,
  file: { fileName: string; content: string },
  now: Date,
): Promise<Outcome> {
  const partner = await lockPartner(tx, partnerId)
  if (!partner) return 'rejected'
  const former = await formerState(tx, partner.id, file.content)
  if (former) return former === 'taken' ? 'archive' : 'rejected'
  const note = (
    given: { kind: string; control: number | null; reference?: string; problem: string | null },
    isTaken: boolean,
  ) => noteReceived(tx, partner.id, { reference: '', ...given, ...file, state: isTaken ? 'taken' : 'rejected' }, now)
  const answerEnvelope = async (refusal?: Refusal) => {
    const head = headOfInterchange(file.content)
    const expected = {
      sender: { qualifier: partner.qualifier, id: partner.partnerId },
      receiver: { qualifier: partner.ourQualifier, id: partner.ourId },
    }
    const interchangeAnswer = head && writeInterchangeAnswer(head, refusal, expected)
    if (!interchangeAnswer) return
    const reference = interchangeAnswer.elements[0]!
    await addAnswer(tx, partner, { kind: 'TA1', reference, sets: [], interchangeAnswer }, now)
  }
  const read = readInterchange(file.content)
  if (!read.allowed) {
    await note({ kind: '?', control: null, problem: read.refusal.message }, false)
    await answerEnvelope(read.refusal)
    return 'rejected'
  }
  const interchange = read.value
  const control = Number(interchange.control)
  const [firstGroup] = interchange.groups
  const kind = firstGroup ? (firstGroup.sets[0]?.id.slice(0, 3) ?? '?') : 'TA1'
  const reject = async (refusal: Refusal): Promise<Outcome> => {
    await note({ kind, control, problem: refusal.message }, false)
    if (firstGroup) await answerEnvelope(refusal)
    return 'rejected'
  }
  if (!isOf(interchange, partner)) return reject(ediRefusals.edi_foreign)
  if (await isControlTaken(tx, partner.id, control)) return reject(ediRefusals.edi_duplicate)
  // An interchange without a group is an answer itself.
  if (firstGroup) await answerEnvelope()
  // A 997 is answered by nothing, or the two of us would never end.
  const judged = interchange.groups.filter(({ functionalId }) => functionalId !== 'FA').map(judgeGroup)
  const problems: string[] = []
  const references: string[] = []
  for (const group of judged) {
    const sets = [writeAcknowledgement(group)]
    await addAnswer(tx, partner, { kind: '997', reference: group.group.control, sets }, now)
    problems.push(...problemsOf(group))
    if (!group.isAccepted) continue
    for (const { set, isAccepted } of group.sets) {
      if (!isAccepted) continue
      const order = readOrder(set)
      const head = readOrderHead(set)
      references.push(head.po)
      if (order.allowed) {
        const problem = await takeOrder(tx, services, partner, order.value, now)
        if (problem !== null) problems.push(problem)
        continue
      }
      const { message } = order.refusal
      problems.push(`${head.po} is not taken. ${message}`)
      const refusal = [writeRefusal(head, message, now.toISOString().slice(0, 10), head.purpose)]
      await addAnswer(tx, partner, { kind: '855', reference: head.po, sets: refusal }, now)
    }
  }
  const problem = problems.length > 0 ? problems.slice(0, 20).join('\n') : null
  await note({ kind, control, reference: references.join(', ').slice(0, 200), problem }, true)
  return 'archive'
}

/** What a 997 says by codes, in words for the log. */
const problemsOf = ({ group, codes, sets }: JudgedGroup): string[] => [
  ...(codes.length > 0 ? [`Group ${group.control} is rejected (AK905 ${codes.join(', ')}).`] : []),
  ...sets.flatMap(({ set, isAccepted, codes: own, errors }) =>
    isAccepted
      ? []
      : [
          `Transaction set ${set.control} is rejected (AK502 ${own.join(', ')}). ${errors
            .slice(0, 5)
            .map(({ position, text }) => `Segment ${position}: ${text}.`)
            .join(' ')}`,
        ],
  ),
]

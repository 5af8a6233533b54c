import type { Segment } from '../x12.ts'
import type { JudgedGroup, JudgedSet } from './check-set.ts'
import { plainText, segment } from './write-interchange.ts'

/** Segments at fault that are named; more help nobody. */
const maxErrors = 200

/**
 * NEXT-12: the 997 of a group: accepted or rejected by transaction set, each segment and element at
 * fault with its code (AK3, AK4).
 */
export function writeAcknowledgement({ group, sets, codes, isAccepted }: JudgedGroup): Segment[] {
  const accepted = isAccepted ? sets.filter((each) => each.isAccepted).length : 0
  const verdict = accepted === sets.length && isAccepted ? 'A' : accepted > 0 ? 'P' : 'R'
  return [
    segment('AK1', group.functionalId, group.control),
    ...sets.flatMap(ofSet),
    segment('AK9', verdict, group.end?.count ?? sets.length, sets.length, accepted, ...codes),
  ]
}

function ofSet({ set, isAccepted, codes, errors }: JudgedSet): Segment[] {
  const shown = errors.slice(0, maxErrors)
  const lines = shown.flatMap((error, index) => {
    const { tag, position, code, element } = error
    const before = shown[index - 1]
    // One AK3 for the elements of one segment.
    const isSame = element !== undefined && before?.element !== undefined && before.position === position
    return [
      ...(isSame ? [] : [segment('AK3', plainText(tag, 3), position, '', code)]),
      ...(element
        ? [segment('AK4', element.position, element.reference, element.code, plainText(element.value, 99))]
        : []),
    ]
  })
  return [
    segment('AK2', plainText(set.id, 3), plainText(set.control, 9)),
    ...lines,
    segment('AK5', isAccepted ? 'A' : 'R', ...codes.slice(0, 5)),
  ]
}

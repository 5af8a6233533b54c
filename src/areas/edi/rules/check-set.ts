import type { FunctionalGroup, SyntaxError, TransactionSet } from '../x12.ts'
import { checkSegments } from './check-segments.ts'

/** What is acknowledged of a transaction set: AK5, with its AK3 and AK4. */
export interface JudgedSet {
  readonly set: TransactionSet
  readonly isAccepted: boolean
  /** AK502 to AK506. */
  readonly codes: readonly string[]
  readonly errors: readonly SyntaxError[]
}

/** What is acknowledged of a group: AK9. */
export interface JudgedGroup {
  readonly group: FunctionalGroup
  readonly sets: readonly JudgedSet[]
  /** AK905 to AK909. */
  readonly codes: readonly string[]
  readonly isAccepted: boolean
}

/** NEXT-12: a transaction set, envelope and content; any error rejects it as a whole. */
function judgeSet(set: TransactionSet): JudgedSet {
  if (set.id !== '850') return { set, isAccepted: false, codes: ['1'], errors: [] }
  const errors = checkSegments(set)
  const codes: string[] = []
  if (!/^[A-Za-z0-9]{4,9}$/.test(set.control)) codes.push('7')
  if (!set.end) codes.push('2')
  else {
    if (set.end.control !== set.control) codes.push('3')
    if (Number(set.end.count) !== set.segments.length + 2) codes.push('4')
  }
  const ctt = set.segments.find(({ tag }) => tag === 'CTT')
  const lines = set.segments.filter(({ tag }) => tag === 'PO1').length
  const counted: SyntaxError[] =
    ctt && Number(ctt.elements[0]) !== lines
      ? [
          {
            tag: 'CTT',
            position: set.segments.indexOf(ctt) + 2,
            code: '8',
            text: `CTT01 names ${ctt.elements[0] ?? ''} lines, and there are ${lines}`,
            element: { position: 1, reference: '354', code: '7', value: (ctt.elements[0] ?? '').slice(0, 99) },
          },
        ]
      : []
  const all = [...errors, ...counted].toSorted((a, b) => a.position - b.position)
  if (all.length > 0) codes.push('5')
  return { set, isAccepted: codes.length === 0, codes, errors: all }
}

/** NEXT-12: a group: orders of version 004010, its numbers as they should be. */
export function judgeGroup(group: FunctionalGroup): JudgedGroup {
  const codes: string[] = []
  if (group.functionalId !== 'PO') codes.push('1')
  if (!group.version.startsWith('004010')) codes.push('2')
  if (!group.end) codes.push('3')
  else {
    if (group.end.control !== group.control) codes.push('4')
    if (Number(group.end.count) !== group.sets.length) codes.push('5')
  }
  return { group, sets: group.sets.map(judgeSet), codes, isAccepted: codes.length === 0 }
}

import { chosenOperation, groupOperations, liveOperations, type LoggedOperation } from '#kit/merge-log.ts'
import { type ProblemKind, problemKinds, type ReceivedContent, type ReceivedProblem } from '../receipt-operation.ts'

/** What of an operation decides the state of its line. */
export interface MergedCheck extends ReceivedContent, LoggedOperation {
  readonly itemNumber: string
  readonly isPiece: boolean
  readonly isCleared: boolean
}

/** One item of a delivery, as the log of its receipt leaves it. */
export interface CheckedLine<Operation extends MergedCheck = MergedCheck> {
  readonly itemNumber: string
  /** Null while it is not checked; all of it together also of a line that is undecided. */
  readonly content: ReceivedContent | null
  /** The operations nobody replaced, by id; one that cleared the line only while it is alone. */
  readonly live: readonly Operation[]
  /** More than one: people found different things, and one of them decides. */
  readonly groups: readonly (readonly Operation[])[]
}

/**
 * NEXT-6, NEXT-9: the state of every item that the log names. It depends on the set of operations
 * alone: no order of arrival, clock or device decides anything. Pieces that were scanned add up
 * without knowing of each other, as each is a case of its own; two people who found the same agree,
 * and it counts once; whatever else was found without knowledge of the other waits for a decision.
 */
export function mergeReceipt<Operation extends MergedCheck>(
  log: Iterable<Operation>,
): ReadonlyMap<string, CheckedLine<Operation>> {
  const lines = new Map<string, Map<string, Operation>>()
  for (const operation of log) {
    const line = lines.get(operation.itemNumber) ?? new Map<string, Operation>()
    line.set(operation.opId, chosenOperation(line.get(operation.opId), operation))
    lines.set(operation.itemNumber, line)
  }
  return new Map([...lines].map(([itemNumber, line]) => [itemNumber, stateOf(itemNumber, line)]))
}

/** True when a person has to decide what came. */
export const isLineUndecided = ({ groups }: Pick<CheckedLine, 'groups'>): boolean => groups.length > 1

function stateOf<Operation extends MergedCheck>(
  itemNumber: string,
  line: ReadonlyMap<string, Operation>,
): CheckedLine<Operation> {
  const left = liveOperations(line)
  const checked = left.filter(({ isCleared }) => !isCleared)
  if (checked.length === 0) return { itemNumber, content: null, live: left, groups: [left] }
  const kindOf = (operation: Operation) => (operation.isPiece ? 'piece' : statementOf(operation))
  return { itemNumber, content: contentOf(checked), live: checked, groups: groupOperations(checked, kindOf) }
}

/** What operations hold together; a statement that two people made counts once. */
export function contentOf(checked: readonly MergedCheck[]): ReceivedContent {
  const statements = new Map<string, MergedCheck>()
  for (const each of checked) {
    const key = each.isPiece ? each.opId : statementOf(each)
    if (!statements.has(key)) statements.set(key, each)
  }
  return sumContents([...statements.values()])
}

/** Several contents of one line together. */
export function sumContents(parts: readonly ReceivedContent[]): ReceivedContent {
  const filled = parts.filter(({ cases, units }) => cases + units > 0)
  const temperatures = parts.flatMap(({ temperatureTenths }) => temperatureTenths ?? [])
  return {
    cases: sum(parts.map(({ cases }) => cases)),
    units: sum(parts.map(({ units }) => units)),
    // The weight of all is known where the weight of each is.
    weightHundredths:
      filled.length > 0 && filled.every(({ weightHundredths }) => weightHundredths !== null)
        ? sum(filled.map(({ weightHundredths }) => weightHundredths!))
        : null,
    problems: (Object.keys(problemKinds) as ProblemKind[]).flatMap((kind) =>
      problemOf(
        kind,
        parts.flatMap(({ problems }) => problems.filter((each) => each.kind === kind)),
      ),
    ),
    // The warmest decides whether it may be served.
    temperatureTenths: temperatures.length === 0 ? null : Math.max(...temperatures),
    lots: [...new Set(parts.flatMap(({ lots }) => lots))].toSorted(),
  }
}

function problemOf(kind: ProblemKind, found: readonly ReceivedProblem[]): ReceivedProblem[] {
  if (found.length === 0) return []
  const note = [...new Set(found.flatMap((each) => (each.note ? [each.note] : [])))].join('; ')
  return [{ kind, cases: sum(found.map(({ cases }) => cases)), units: sum(found.map(({ units }) => units)), note }]
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)

/** The same for two statements that say the same, whoever made them. */
function statementOf({ cases, units, weightHundredths, problems, temperatureTenths, lots }: ReceivedContent): string {
  const sorted = problems.map((each) => JSON.stringify([each.kind, each.cases, each.units, each.note])).toSorted()
  return JSON.stringify([cases, units, weightHundredths, sorted, temperatureTenths, lots.toSorted()])
}

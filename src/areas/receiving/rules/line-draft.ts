import { readDecimal } from '#kit/read-decimal.ts'
import { writeDecimal } from '#kit/write-decimal.ts'
import {
  maxLots,
  type ProblemKind,
  problemKinds,
  type ReceivedContent,
  type ReceivedProblem,
} from '../receipt-operation.ts'

/** What is typed about a problem. */
export interface ProblemDraft {
  readonly cases: number
  readonly units: number
  readonly note: string
}

/** What is typed about a line: quantities as numbers, readings as people write them. */
export interface LineDraft {
  readonly cases: number
  readonly units: number
  readonly weight: string
  readonly temperature: string
  /** Separated by commas. */
  readonly lots: string
  readonly problems: Readonly<Record<ProblemKind, ProblemDraft>>
}

const none: ProblemDraft = { cases: 0, units: 0, note: '' }

/** A line as its fields start. */
export function draftOf(content: ReceivedContent): LineDraft {
  const problem = (kind: ProblemKind): ProblemDraft => content.problems.find((each) => each.kind === kind) ?? none
  return {
    cases: content.cases,
    units: content.units,
    weight: content.weightHundredths === null ? '' : writeDecimal(content.weightHundredths, 2, 0),
    temperature: content.temperatureTenths === null ? '' : writeDecimal(content.temperatureTenths, 1, 0),
    lots: content.lots.join(', '),
    problems: { damaged: problem('damaged'), quality: problem('quality'), wrong: problem('wrong') },
  }
}

/** What was typed, read; null where a number cannot be read, which its field shows. */
export function contentOfDraft({
  cases,
  units,
  weight,
  temperature,
  lots,
  problems,
}: LineDraft): ReceivedContent | null {
  const weightHundredths = weight.trim() === '' ? null : readDecimal(weight, 2)
  const temperatureTenths = temperature.trim() === '' ? null : readDecimal(temperature, 1)
  if (weight.trim() !== '' && weightHundredths === null) return null
  if (temperature.trim() !== '' && temperatureTenths === null) return null
  const named = lots.split(',').map((lot) => lot.trim())
  return {
    cases,
    units,
    weightHundredths,
    temperatureTenths,
    lots: [...new Set(named.filter((lot) => lot !== ''))].slice(0, maxLots),
    problems: (Object.keys(problemKinds) as ProblemKind[]).flatMap((kind): ReceivedProblem[] => {
      const problem = problems[kind]
      return problem.cases + problem.units > 0 ? [{ kind, ...problem, note: problem.note.trim() }] : []
    }),
  }
}

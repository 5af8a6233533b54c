import { z } from 'zod'
import { freeText } from '#contract/free-text.ts'
import { operationFields, withFewReferences } from '#contract/operation-log.ts'
import { askedInstant, instant, itemNumber, quantity } from '#contract/values.ts'

/** NEXT-6: what may be wrong with goods that came; each names a credit code. */
export const problemKinds = { damaged: 'Damaged', quality: 'Quality', wrong: 'Wrong item' } as const
/** What may be wrong with goods that came. */
export type ProblemKind = keyof typeof problemKinds
const problemKind = z.enum(Object.keys(problemKinds) as [ProblemKind])

/** Max of what a scale shows: 999,999.99 pounds. */
export const maxWeightHundredths = 99_999_999
/** Tenths of a degree Fahrenheit that a thermometer of a kitchen shows. */
export const temperatureRange = { min: -1000, max: 3000 } as const
/** Max lots of one line. */
export const maxLots = 20

/** Words to a problem: what came instead, how it looks. */
export const problemNoteField = { label: 'The note', max: 200 } as const
/** A lot as a label has it. */
export const lotField = { label: 'A lot', max: 20 } as const

/** Goods of a line that came and are not right. */
export const receivedProblem = z.object({
  kind: problemKind,
  cases: quantity,
  units: quantity,
  note: freeText(problemNoteField).default(''),
})
/** Goods of a line that came and are not right. */
export type ReceivedProblem = z.output<typeof receivedProblem>

const temperature = 'A temperature is between -100 and 300 °F, with at most one decimal'
const weight = 'Pounds have at most two decimals and are at most 999,999.99'

/** What somebody found of an item: a statement about all of it, or one piece that was scanned. */
const content = {
  /** Cases and eaches that came, also those that are not right. */
  cases: quantity,
  units: quantity,
  /** Hundredths of a pound of all that came; null: not weighed. */
  weightHundredths: z
    .number(weight)
    .int(weight)
    .min(0, 'Weight cannot be less than 0')
    .max(maxWeightHundredths, weight)
    .nullable(),
  problems: z.array(receivedProblem).max(3, 'At most three problems of a line'),
  /** Tenths of a degree Fahrenheit; null: not taken. */
  temperatureTenths: z
    .number(temperature)
    .int(temperature)
    .min(temperatureRange.min, temperature)
    .max(temperatureRange.max, temperature)
    .nullable(),
  lots: z.array(freeText(lotField)).max(maxLots, `At most ${maxLots} lots of a line`),
}
/** What somebody found of an item. */
export const receivedContent = z.object(content).meta({ id: 'ReceivedContent' })
/** What somebody found of an item. */
export type ReceivedContent = z.output<typeof receivedContent>

const written = {
  ...operationFields,
  itemNumber,
  ...content,
  /** True: one case or each that was scanned, on top of the others. */
  isPiece: z.boolean(),
  /** True: the line counts as not checked; everything else is empty. */
  isCleared: z.boolean(),
}

/** An operation as a device sends it. `deviceAt` decides nothing: clocks of devices differ. */
export const receiptOperationWanted = withFewReferences(z.object({ ...written, deviceAt: askedInstant }))
/** An operation as a device sends it. */
export type ReceiptOperationWanted = z.input<typeof receiptOperationWanted>

/** One entry of a receipt's log: who found what of an item. */
export const receiptOperation = z
  .object({
    ...written,
    lots: z.array(z.string()),
    problems: z.array(z.object({ kind: problemKind, cases: z.number(), units: z.number(), note: z.string() })),
    deviceAt: instant,
    /** Under login-as both names. */
    byName: z.string(),
    isOwn: z.boolean(),
  })
  .meta({ id: 'ReceiptOperation' })
/** One entry of a receipt's log. */
export type ReceiptOperation = z.output<typeof receiptOperation>

import { z } from 'zod'
import { importKindNames } from '#contract/import-kind-names.ts'

/** How a cell becomes what its column takes. */
export const cellReadings = [
  'as it is',
  'days',
  'first word',
  'other words',
  'customer of the division',
  'decimal comma',
  'day first',
  'month first',
  'year first',
  'item status',
  'discontinued when yes',
  'no when yes',
  'customer status',
  'on hold by status',
  'sign behind',
  'clock',
] as const

/** Rows, such as credits, whose amounts are below zero though they have no sign. */
const minusWhere = z.strictObject({ column: z.string(), is: z.array(z.string()) })

/** Where the value of a column comes from. */
export const columnSource = z.union([
  z.strictObject({
    from: z.string(),
    as: z.enum(cellReadings).optional(),
    /** Of numbers without one. */
    unit: z.enum(['kg', 'g', 'oz']).optional(),
    /** Of an empty cell. */
    otherwise: z.string().optional(),
    /** Of amounts with more decimals. */
    roundTo: z.literal('cents').optional(),
    /**
     * Only of rows whose cell of another column says yes or no, or is a unit of weight, of eaches,
     * or of cases, which is neither; or whose item is stored as catch weight. A price of a kilogram
     * becomes one of a pound.
     */
    where: z
      .union([
        z.strictObject({
          column: z.string(),
          is: z.enum(['yes', 'no', 'weight', 'no weight', 'each', 'no each', 'case']),
        }),
        z.strictObject({ item: z.literal('catch weight'), is: z.enum(['yes', 'no']) }),
      ])
      .optional(),
    minusWhere: minusWhere.optional(),
    /** Another value of rows in which a flag is set, or another column is one of these. */
    unless: z.strictObject({ column: z.string(), is: z.array(z.string()).optional(), value: z.string() }).optional(),
  }),
  /** A quantity: rows of more than one are lower prices of the row of one. */
  z.strictObject({ breaksFrom: z.string(), as: z.enum(cellReadings).optional() }),
  /** What these columns add up to over all rows with the same value in another. */
  z.strictObject({
    sum: z.array(z.string()).min(1),
    within: z.string(),
    as: z.enum(cellReadings).optional(),
    minusWhere: minusWhere.optional(),
  }),
  /** Several columns, with a text between those that are filled. */
  z.strictObject({ join: z.array(z.string()).min(2), with: z.string() }),
  z.strictObject({ always: z.string() }),
  /** The n-th row of the file with the same value in this column. */
  z.strictObject({ countWithin: z.string() }),
])
/** Where the value of a column comes from. */
export type ColumnSource = z.output<typeof columnSource>

/** One kind that a file brings. */
export const plannedImport = z.strictObject({
  kind: z.enum(importKindNames),
  columns: z.record(z.string(), columnSource),
  /**
   * Rows of one key may repeat in the file, as a customer does in a file of its places: the
   * first counts.
   */
  keysRepeat: z.boolean().optional(),
  /** Of ship-tos: rows name a customer, and are those of each of its ship-tos in other files. */
  isOfCustomers: z.boolean().optional(),
  /** Of prices beside items: of those that the files of prices have no list price of. */
  isOfRest: z.boolean().optional(),
  /** A row with none of these columns filled is none of the kind, as an item without a price. */
  onlyWith: z.array(z.string()).optional(),
})
/** One kind that a file brings. */
export type PlannedImport = z.output<typeof plannedImport>

/** A file of the folder, or the files of a name with a changing date. */
export const plannedFile = z.strictObject({
  /** With `*` for digits that change from night to night. */
  file: z.string(),
  /** Of a workbook; the first one unless given. */
  sheet: z.string().optional(),
  imports: z.array(plannedImport),
})
/** A file of the folder. */
export type PlannedFile = z.output<typeof plannedFile>

/** PLAT-3: what `larder onboard` keeps beside the exports, to be checked and edited by a person. */
export const onboardingPlan = z.strictObject({
  about: z.string(),
  divisions: z.array(z.strictObject({ division: z.string(), name: z.string(), timeZone: z.string() })),
  files: z.array(plannedFile),
  /** Brands and categories that items name are made. */
  makeMissing: z.boolean(),
  /** Of these kinds what is not in the files is gone, unless that is more than this percentage. */
  gone: z.partialRecord(z.enum(importKindNames), z.number().min(0).max(100)),
  /** Whom the report of a run is mailed to. */
  mailTo: z.array(z.email()),
})
/** What is kept beside the exports. */
export type OnboardingPlan = z.output<typeof onboardingPlan>

import { z } from 'zod'

/** Largest file of an order in bytes (security 21). */
export const maxFileBytes = 10 * 1024 * 1024
/** Most rows of one file, its header not counted (IMPORT-3). */
export const maxRows = 10_000
/** Most columns of one file. */
export const maxColumns = 200
/** Most sheets of one workbook that are read. */
export const maxSheets = 100
/** How long a file that was read waits for its mapping, in minutes. */
export const importMinutes = 60

/** What the person calls them in the mapping (IMPORT-1). */
export const importFields = {
  itemCode: 'Item Number',
  orderedCases: 'Order QTY CS',
  orderedUnits: 'Order QTY EA',
} as const
/**
 * The mapping's fields: those of the template, and the unit that many files have beside one
 * quantity.
 */
export const mappingFields = { ...importFields, unit: 'Unit (CS or EA)' } as const
/** One of the things a column can be mapped to. */
export type ImportField = keyof typeof mappingFields

const columnIndex = z
  .number()
  .int()
  .min(0)
  .max(maxColumns - 1)
  .nullable()

/** IMPORT-1: which column, counted from 0, holds what; null: none does. */
export const columnMapping = z
  .object({
    itemCode: columnIndex,
    orderedCases: columnIndex,
    orderedUnits: columnIndex,
    /**
     * Says of each row whether its one quantity is cases or eaches; without a value it is what its
     * column says.
     */
    unit: columnIndex.default(null),
  })
  .meta({ id: 'OrderImportMapping' })
/** Which column holds what. */
export type ColumnMapping = z.output<typeof columnMapping>

/** One column of the file as the mapping shows it. */
export const importColumn = z
  .object({
    /** From 0, in the order of the file. */
    index: z.number().int(),
    /** As in the file; 'Column C' where the file has none. */
    header: z.string(),
    /** The first two values that are not empty, cut to 60 characters. */
    examples: z.array(z.string()).max(2),
    /** Hidden in the workbook. */
    isHidden: z.boolean(),
    /** Most of its values are units such as CS and EA. */
    holdsUnits: z.boolean(),
  })
  .meta({ id: 'OrderImportColumn' })
/** One column of the file. */
export type ImportColumn = z.output<typeof importColumn>

/** A row of the file as it stands there. */
export const importRow = z
  .object({
    /** As a spreadsheet numbers it. */
    row: z.number().int(),
    /** By column, cut to 60 characters; the columns behind the last one are empty. */
    cells: z.array(z.string()),
  })
  .meta({ id: 'OrderImportRow' })
/** A row of the file. */
export type ImportRow = z.output<typeof importRow>

/** Something about the file the person should know; it stops nothing. */
export const importNote = z.object({ code: z.string(), message: z.string() }).meta({ id: 'OrderImportNote' })
/** Something about the file the person should know. */
export type ImportNote = z.output<typeof importNote>

/** A sheet of a workbook that may hold the order; CSV has one without a name. */
export const importSheet = z
  .object({
    /** From 0, in the order of the workbook. */
    index: z.number().int(),
    name: z.string(),
    /** Rows with content. */
    rowCount: z.number().int(),
    isHidden: z.boolean(),
  })
  .meta({ id: 'OrderImportSheet' })
/** A sheet of a workbook. */
export type ImportSheet = z.output<typeof importSheet>

const tableFields = z.object({
  /** The sheet that is shown, of `sheets`. */
  sheet: z.number().int(),
  /** The row that names the columns, as a spreadsheet numbers it; null when none does. */
  headerRow: z.number().int().nullable(),
  /** The rows that may be chosen as header, their cells as one text. */
  topRows: z.array(z.object({ row: z.number().int(), text: z.string() })),
  /** Rows with content below the header. */
  rowCount: z.number().int(),
  /** How many of them are hidden in the workbook, by a filter for example. */
  hiddenRows: z.number().int(),
  columns: z.array(importColumn),
  /** The first rows of the file that are not hidden, the header not among them. */
  firstRows: z.array(importRow),
  /** A first guess from headers and values; the person may change it. */
  guess: columnMapping,
  notes: z.array(importNote),
})

/** A sheet of a file below one of its rows as header. */
export const orderTable = tableFields.meta({ id: 'OrderTable' })
/** A sheet of a file below one of its rows as header. */
export type OrderTable = z.output<typeof orderTable>

/** A file that was read and waits for its mapping, with its likeliest sheet and header. */
export const orderFile = tableFields
  .extend({
    importId: z.uuid(),
    fileName: z.string(),
    format: z.enum(['csv', 'xlsx']),
    /** Null for a workbook. */
    encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']).nullable(),
    /** Null for a workbook. */
    separator: z.enum([',', ';', '\t', '|']).nullable(),
    sheets: z.array(importSheet),
    /** Until when the file waits. */
    expiresAt: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'OrderFile' })
/** A file that was read. */
export type OrderFile = z.output<typeof orderFile>

/** Which rows of the table are ordered, as the person decides. */
export interface RowChoices {
  /** Rows that are hidden in the workbook are ordered too. */
  readonly withHiddenRows: boolean
  /**
   * The quantities of an item's later rows are added to its first one, instead of being at fault.
   */
  readonly addsUpRepeats: boolean
}

/** IMPORT-1: why a row is not ordered and is no error either, in the words a person reads. */
export const notOrderedReasons = {
  above_header: 'Above the header row',
  header_again: 'Header repeated',
  heading: 'Heading or note',
  total: 'Total',
  no_quantity: 'No quantity',
  hidden_row: 'Hidden row',
  imported: 'Already imported',
} as const
/** One of them. */
export type NotOrderedReason = keyof typeof notOrderedReasons

/** A row that is not ordered and is no error either. */
export const notOrderedRow = z
  .object({
    /** As a spreadsheet numbers it. */
    row: z.number().int(),
    /** Its cells as one text, cut to 80 characters. */
    text: z.string(),
    reason: z.enum(Object.keys(notOrderedReasons) as [NotOrderedReason, ...NotOrderedReason[]]),
  })
  .meta({ id: 'OrderImportNotOrderedRow' })
/** A row that is not ordered and is no error either. */
export type NotOrderedRow = z.output<typeof notOrderedRow>

/** What a mapping makes of the rows, before any item is looked up. */
export const orderRows = z
  .object({
    /** Rows that will be checked and ordered, or told as errors. */
    wanted: z.number().int(),
    /** Rows that name an item again. */
    repeats: z.number().int(),
    /** Rows with a quantity and no item number, as a spreadsheet numbers them; the first 100. */
    withoutNumber: z.array(z.number().int()).max(100),
    notOrdered: z.array(notOrderedRow),
  })
  .meta({ id: 'OrderImportRows' })
/** What a mapping makes of the rows. */
export type OrderRows = z.output<typeof orderRows>

/** IMPORT-2: one row that cannot be ordered. The field names are those of the result file. */
export const importRowError = z
  .object({
    /** As a spreadsheet numbers it: the header is row 1. */
    row: z.number().int(),
    itemNumber: z.string(),
    /** Empty when the item is unknown or not this customer's to know. */
    description: z.string(),
    errorCode: z.string(),
    message: z.string(),
  })
  .meta({ id: 'OrderImportRowError' })
/** One row that cannot be ordered. */
export type ImportRowError = z.output<typeof importRowError>

/** How far an import is; `done` of `total` rows. */
export const importProgress = z
  .object({
    stage: z.enum(['waiting', 'checking', 'saving', 'done']),
    done: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: 'OrderImportProgress' })
/** How far an import is. */
export type ImportProgress = z.output<typeof importProgress>

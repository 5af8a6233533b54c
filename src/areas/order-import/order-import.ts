import { z } from 'zod'

/** Max size of an order file in bytes (security 21). */
export const maxFileBytes = 10 * 1024 * 1024
/** Max rows of one file, not counting its header (IMPORT-3). */
export const maxRows = 10_000
/** Max columns of one file. */
export const maxColumns = 200
/** Max sheets read of one workbook. */
export const maxSheets = 100
/** Minutes an uploaded file is kept for its mapping. */
export const importMinutes = 60

/** Labels of the fields in the mapping (IMPORT-1). */
export const importFields = {
  itemCode: 'Item Number',
  orderedCases: 'Order QTY CS',
  orderedUnits: 'Order QTY EA',
} as const
/**
 * The fields of the mapping: those of the template, and the unit that many files have next to a
 * single quantity.
 */
export const mappingFields = { ...importFields, unit: 'Unit (CS or EA)' } as const
/** A field a column can be mapped to. */
export type ImportField = keyof typeof mappingFields

const columnIndex = z
  .number()
  .int()
  .min(0)
  .max(maxColumns - 1)
  .nullable()

/** IMPORT-1: the column of each field, from 0; null for none. */
export const columnMapping = z
  .object({
    itemCode: columnIndex,
    orderedCases: columnIndex,
    orderedUnits: columnIndex,
    /** The unit of a row's only quantity; an empty cell means the unit of the quantity's column. */
    unit: columnIndex.default(null),
  })
  .meta({ id: 'OrderImportMapping' })
/** The column of each field. */
export type ColumnMapping = z.output<typeof columnMapping>

/** One column of the file as the mapping shows it. */
export const importColumn = z
  .object({
    /** From 0, in the order of the file. */
    index: z.number().int(),
    /** The header in the file, or 'Column C' without one. */
    header: z.string(),
    /** The first two non-empty values, cut to 60 characters. */
    examples: z.array(z.string()).max(2),
    /** Hidden in the workbook. */
    isHidden: z.boolean(),
    /** Most of its values are units such as CS and EA. */
    holdsUnits: z.boolean(),
  })
  .meta({ id: 'OrderImportColumn' })
/** One column of the file. */
export type ImportColumn = z.output<typeof importColumn>

/** A row of the file, unchanged. */
export const importRow = z
  .object({
    /** Its number in the spreadsheet, from 1. */
    row: z.number().int(),
    /** Cells by column, cut to 60 characters; missing cells at the end are empty. */
    cells: z.array(z.string()),
  })
  .meta({ id: 'OrderImportRow' })
/** A row of the file. */
export type ImportRow = z.output<typeof importRow>

/** A note about the file for the person; it does not block the import. */
export const importNote = z.object({ code: z.string(), message: z.string() }).meta({ id: 'OrderImportNote' })
/** A note about the file for the person. */
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
  /** Index in `sheets` of the sheet shown. */
  sheet: z.number().int(),
  /** The number of the header row in the spreadsheet; null without one. */
  headerRow: z.number().int().nullable(),
  /** The rows that can be chosen as the header, their cells joined to one text. */
  topRows: z.array(z.object({ row: z.number().int(), text: z.string() })),
  /** Rows with content below the header. */
  rowCount: z.number().int(),
  /** How many of them are hidden in the workbook, by a filter for example. */
  hiddenRows: z.number().int(),
  columns: z.array(importColumn),
  /** The first rows of the file that are not hidden, the header not among them. */
  firstRows: z.array(importRow),
  /** The mapping suggested from headers and values; the person can change it. */
  guess: columnMapping,
  notes: z.array(importNote),
})

/** A sheet of a file below one of its rows as header. */
export const orderTable = tableFields.meta({ id: 'OrderTable' })
/** A sheet of a file below one of its rows as header. */
export type OrderTable = z.output<typeof orderTable>

/** An uploaded file that waits for its mapping, with its likeliest sheet and header. */
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
    /** When the file expires. */
    expiresAt: z.string().meta({ format: 'date-time' }),
  })
  .meta({ id: 'OrderFile' })
/** A file that was read. */
export type OrderFile = z.output<typeof orderFile>

/** The person's choices about which rows of the table are ordered. */
export interface RowChoices {
  /** Rows that are hidden in the workbook are ordered too. */
  readonly withHiddenRows: boolean
  /** Repeated rows of an item are added to its first one, instead of being at fault. */
  readonly addsUpRepeats: boolean
}

/** IMPORT-1: why a row is neither ordered nor an error, as shown to the person. */
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

/** A row that is neither ordered nor an error. */
export const notOrderedRow = z
  .object({
    /** Its number in the spreadsheet, from 1. */
    row: z.number().int(),
    /** Its cells as one text, cut to 80 characters. */
    text: z.string(),
    reason: z.enum(Object.keys(notOrderedReasons) as [NotOrderedReason, ...NotOrderedReason[]]),
  })
  .meta({ id: 'OrderImportNotOrderedRow' })
/** A row that is neither ordered nor an error. */
export type NotOrderedRow = z.output<typeof notOrderedRow>

/** How a mapping sorts the rows, before any item is looked up. */
export const orderRows = z
  .object({
    /** Number of rows that will be ordered or returned as errors. */
    wanted: z.number().int(),
    /** Number of rows that repeat an item. */
    repeats: z.number().int(),
    /** Rows with a quantity and no item number, as a spreadsheet numbers them; the first 100. */
    withoutNumber: z.array(z.number().int()).max(100),
    notOrdered: z.array(notOrderedRow),
  })
  .meta({ id: 'OrderImportRows' })
/** How a mapping sorts the rows. */
export type OrderRows = z.output<typeof orderRows>

/** IMPORT-2: one row that cannot be ordered. The field names are those of the result file. */
export const importRowError = z
  .object({
    /** As a spreadsheet numbers it: the header is row 1. */
    row: z.number().int(),
    itemNumber: z.string(),
    /** Empty when the item does not exist or must stay hidden from this customer. */
    description: z.string(),
    errorCode: z.string(),
    message: z.string(),
  })
  .meta({ id: 'OrderImportRowError' })
/** One row that cannot be ordered. */
export type ImportRowError = z.output<typeof importRowError>

/** The progress of an import: `done` of `total` rows. */
export const importProgress = z
  .object({
    stage: z.enum(['waiting', 'checking', 'saving', 'done']),
    done: z.number().int(),
    total: z.number().int(),
  })
  .meta({ id: 'OrderImportProgress' })
/** How far an import is. */
export type ImportProgress = z.output<typeof importProgress>

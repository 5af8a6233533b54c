import { z } from 'zod'

/**
 * Max refusals kept with a run and returned by the call; the command line writes all of them to a
 * file.
 */
export const maxKeptRefusals = 1000

/** PLAT-3: one row that was not taken, and why. Nothing of it was stored. */
export const importRefusal = z
  .object({
    line: z.number().int().meta({ description: 'Line of the file on which the row starts, from 1' }),
    field: z.string().meta({ description: 'Column at fault; empty when the row as a whole is' }),
    reason: z.string(),
  })
  .meta({ id: 'ImportRefusal' })
/** One row that was not taken, and why. */
export type ImportRefusal = z.output<typeof importRefusal>

/** Max names that a report lists of what was made, and of what is gone. */
export const maxNamed = 100

/** PLAT-3: what an import made because its rows named it. */
export const importMade = z
  .object({
    kind: z.string(),
    count: z.number().int(),
    names: z.array(z.string()).meta({ description: `The first ${maxNamed}` }),
  })
  .meta({ id: 'ImportMade' })
/** What an import made on the way. */
export type ImportMade = z.output<typeof importMade>

/** PLAT-3: what is stored and not in the file. */
export const goneReport = z
  .object({
    count: z.number().int(),
    of: z.number().int().meta({ description: 'Stored rows that the file is about' }),
    isHeld: z.boolean().meta({ description: 'Nothing was taken as gone: more than maxPercent, or rows without a key' }),
    maxPercent: z.number(),
    unreadRows: z.number().int().meta({ description: 'Rows of the file whose key could not be read' }),
    names: z.array(z.string()).meta({ description: `The keys of the first ${maxNamed}` }),
    become: z.string().meta({ description: 'What becomes of them, such as: become inactive' }),
  })
  .meta({ id: 'ImportGone' })
/** What is stored and not in the file. */
export type GoneReport = z.output<typeof goneReport>

/** PLAT-3: what an import did. `read` is always the sum of the four counts that follow it. */
export const importReport = z
  .object({
    kind: z.string(),
    runId: z.uuid(),
    read: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    refused: z.number().int(),
    refusals: z.array(importRefusal).meta({ description: `The first ${maxKeptRefusals}` }),
    leftOut: z.number().int().meta({ description: 'Cells of stored rows that could not be read' }),
    warnings: z.array(importRefusal).meta({ description: `The first ${maxKeptRefusals} of these cells` }),
    made: z.array(importMade).meta({ description: 'With makeMissing: what the rows named and was not there' }),
    gone: goneReport.nullable().meta({ description: 'With gone: what is stored and not in the file' }),
    isPreview: z.boolean().meta({ description: 'Nothing was stored' }),
    ignoredColumns: z.array(z.string()).meta({ description: 'Columns of the file that this kind does not have' }),
  })
  .meta({ id: 'ImportReport' })
/** What an import did. */
export type ImportReport = z.output<typeof importReport>

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
    ignoredColumns: z.array(z.string()).meta({ description: 'Columns of the file that this kind does not have' }),
  })
  .meta({ id: 'ImportReport' })
/** What an import did. */
export type ImportReport = z.output<typeof importReport>

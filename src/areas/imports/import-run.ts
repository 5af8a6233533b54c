import { z } from 'zod'
import { instant } from '#contract/values.ts'
import { goneReport, importMade, importRefusal } from './import-report.ts'
import { runStates } from './rules/run-state.ts'

/** PLAT-13: what one import did. */
export const importRun = z
  .object({
    runId: z.uuid(),
    kind: z.string(),
    fileName: z.string(),
    /** Empty for the command line. */
    startedByName: z.string(),
    startedAt: instant,
    finishedAt: instant.nullable(),
    state: z.enum(runStates),
    /** Why the file was not taken to its end; empty when it was. */
    failure: z.string(),
    read: z.number().int(),
    added: z.number().int(),
    changed: z.number().int(),
    unchanged: z.number().int(),
    refused: z.number().int(),
    isLatest: z.boolean().meta({ description: 'No later import of its kind has begun' }),
    leftOut: z.number().int().meta({ description: 'Cells of stored rows that could not be read' }),
  })
  .meta({ id: 'ImportRun' })
/** A past import. */
export type ImportRun = z.output<typeof importRun>

/** PLAT-13: the same with its refusals and the cells it left out, the first 1,000 of each. */
export const importRunDetail = importRun
  .extend({
    refusals: z.array(importRefusal),
    warnings: z.array(importRefusal),
    made: z.array(importMade),
    gone: goneReport.nullable(),
  })
  .meta({ id: 'ImportRunDetail' })
/** A past import with its refusals and the cells it left out. */
export type ImportRunDetail = z.output<typeof importRunDetail>

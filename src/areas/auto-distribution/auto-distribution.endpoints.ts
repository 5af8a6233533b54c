import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { pageQuery } from '#contract/paging.ts'
import { divisionCode, shipToNumber } from '#contract/values.ts'
import {
  distributedShipTos,
  distributionLimits,
  distributionPlan,
  distributionRow,
  distributionRun,
  resultStates,
  shipToResult,
} from './auto-distribution.ts'
import { distributionRefusals } from './auto-distribution.refusals.ts'

const needs = ['manageCart'] as const
const distributionId = z.object({ distributionId: z.uuid() })
const done = z.object({ isSuccess: z.literal(true), message: z.string() })
const wrongPlan = [
  distributionRefusals.distribution_item_unknown,
  distributionRefusals.distribution_quantity_missing,
  distributionRefusals.distribution_starts_past,
  distributionRefusals.distribution_ends_early,
  distributionRefusals.distribution_ends_without_weeks,
  distributionRefusals.distribution_ship_to_unknown,
]

/** STAFF-5: the distributions one set up, for staff who serve every customer all; newest first. */
export const listDistributions = endpoint({
  name: 'listDistributions',
  method: 'GET',
  path: '/auto-distribution',
  summary: 'Auto-distributions',
  needs,
  staffOnly: true,
  query: pageQuery.extend({ keyword: z.string().trim().max(100).default('') }),
  answer: z.object({
    pageNo: z.number().int(),
    distributions: z.array(distributionRow),
    totalRecords: z.number().int().optional(),
  }),
})

/** STAFF-5: one distribution with its ship-tos and its latest runs, newest first. */
export const getDistribution = endpoint({
  name: 'getDistribution',
  method: 'GET',
  path: '/auto-distribution/:distributionId',
  summary: 'An auto-distribution',
  needs,
  staffOnly: true,
  params: distributionId,
  answer: distributionRow.extend({
    shipToNumbers: z.array(z.string()),
    /** The last 52. */
    runs: z.array(distributionRun),
  }),
  refusals: [distributionRefusals.distribution_not_found],
})

/** STAFF-5: a run ship-to by ship-to; those that were skipped come first. */
export const listRunResults = endpoint({
  name: 'listRunResults',
  method: 'GET',
  path: '/auto-distribution/:distributionId/runs/:distributionRunId',
  summary: 'What a run of an auto-distribution did',
  needs,
  staffOnly: true,
  params: distributionId.extend({ distributionRunId: z.uuid() }),
  query: pageQuery.extend({ state: z.enum(resultStates).optional() }),
  answer: z.object({
    run: distributionRun,
    /** The page that is shown: the last one where a later was asked for. */
    pageNo: z.number().int(),
    results: z.array(shipToResult),
    totalRecords: z.number().int().optional(),
  }),
  refusals: [distributionRefusals.distribution_not_found, distributionRefusals.distribution_run_not_found],
})

/**
 * STAFF-5: what a run would do now at some ship-tos, found by doing it and undoing it; nothing is
 * kept.
 */
export const previewDistribution = endpoint({
  name: 'previewDistribution',
  method: 'POST',
  path: '/auto-distribution/preview',
  summary: 'What an auto-distribution would do',
  needs,
  staffOnly: true,
  body: distributionPlan
    .pick({ itemNumber: true, orderedCases: true, orderedUnits: true })
    .extend({ division: divisionCode, shipTos: z.array(shipToNumber).min(1).max(distributionLimits.previewAtOnce) }),
  answer: z.object({ results: z.array(shipToResult) }),
  refusals: [
    distributionRefusals.distribution_item_unknown,
    distributionRefusals.distribution_quantity_missing,
    distributionRefusals.distribution_ship_to_unknown,
  ],
})

/** STAFF-5: sets a distribution up; one that starts today runs at once. */
export const createDistribution = endpoint({
  name: 'createDistribution',
  method: 'POST',
  path: '/auto-distribution',
  summary: 'Add an auto-distribution',
  needs,
  staffOnly: true,
  idempotent: true,
  body: distributionPlan.extend({ division: divisionCode, shipTos: distributedShipTos }),
  answer: done.extend({ id: z.uuid() }),
  status: 201,
  refusals: wrongPlan,
})

/** STAFF-5: changes what later runs do; a run that has begun goes on as it began. */
export const updateDistribution = endpoint({
  name: 'updateDistribution',
  method: 'PUT',
  path: '/auto-distribution/:distributionId',
  summary: 'Change an auto-distribution',
  needs,
  staffOnly: true,
  ifMatch: true,
  params: distributionId,
  body: distributionPlan.extend({ shipTos: distributedShipTos }),
  answer: done,
  refusals: [...wrongPlan, distributionRefusals.distribution_not_found, distributionRefusals.distribution_changed],
})

/** STAFF-5: ends a distribution and takes it off the list; carts keep what was put into them. */
export const deleteDistribution = endpoint({
  name: 'deleteDistribution',
  method: 'DELETE',
  path: '/auto-distribution/:distributionId',
  summary: 'Delete an auto-distribution',
  needs,
  staffOnly: true,
  params: distributionId,
  answer: done,
  refusals: [distributionRefusals.distribution_not_found],
})

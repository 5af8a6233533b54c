import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { queryNumber } from '#contract/paging.ts'
import { operationsAtOnce, operationsTaken } from '#contract/operation-log.ts'
import { countOperation, countOperationWanted } from './count-operation.ts'
import { inventoryParams, inventoryPath } from './inventory.endpoints.ts'
import { inventoryRefusals } from './inventory.refusals.ts'

const log = {
  path: `${inventoryPath}/operations`,
  params: inventoryParams,
  needs: ['inventoryCounts'],
} as const

/** Where a reader of a log stands. */
const place = {
  /** The number of the latest operation: `since` of the next call. */
  cursor: z.number().int(),
  status: z.enum(['open', 'closed']),
}

/** NEXT-9: the operations of a count after the ones a device has, in the order of arrival. */
export const listCountOperations = endpoint({
  ...log,
  name: 'listCountOperations',
  method: 'GET',
  livesBy: ['count', 'counts'],
  summary: 'The log of a count',
  query: z.object({ since: queryNumber(0, 1_000_000_000).default(0) }),
  answer: z.object({ operations: z.array(countOperation), ...place }),
  refusals: [inventoryRefusals.inventory_not_found],
})

/**
 * NEXT-9: adds what a device counted. An operation that is there already is accepted again and
 * changes nothing; one that is refused says why, and the others are taken.
 */
export const addCountOperations = endpoint({
  ...log,
  name: 'addCountOperations',
  method: 'POST',
  summary: 'Add operations to the log of a count',
  body: z.object({
    operations: operationsAtOnce(countOperationWanted),
  }),
  answer: z.object({
    ...operationsTaken,
    ...place,
  }),
  refusals: [
    inventoryRefusals.inventory_not_found,
    inventoryRefusals.inventory_closed,
    inventoryRefusals.too_many_operations,
  ],
})

import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { shipToParams } from '#contract/values.ts'
import { needs, oneOfShipTo, shipToPath } from './customer-data-contract.ts'
import { customerDataRefusals } from './customer-data.refusals.ts'
import { customerDistributor, distributorText } from './customer-distributor.ts'

const path = `${shipToPath}/distributors` as const
const saved = z.object({ message: z.string(), distributor: customerDistributor })
const textRefusals = [customerDataRefusals.name_taken, customerDataRefusals.too_many]

/** GUIDE-4: the distributors a kitchen also buys from, by name. */
export const listDistributors = endpoint({
  name: 'listDistributors',
  method: 'GET',
  path,
  livesBy: ['customer-data'],
  summary: 'Other distributors of a ship-to',
  params: shipToParams,
  answer: z.object({ distributors: z.array(customerDistributor) }),
})

/** GUIDE-4: adds one. */
export const createDistributor = endpoint({
  name: 'createDistributor',
  method: 'POST',
  path,
  summary: 'Add a distributor of a ship-to',
  needs,
  idempotent: true,
  params: shipToParams,
  body: distributorText.partial({ accountNumber: true, contactName: true, phone: true, email: true }),
  answer: saved,
  status: 201,
  refusals: textRefusals,
})

/** GUIDE-4: changes what it names of one. */
export const updateDistributor = endpoint({
  name: 'updateDistributor',
  method: 'PUT',
  path: `${path}/:id`,
  summary: 'Change a distributor of a ship-to',
  needs,
  ifMatch: true,
  params: oneOfShipTo,
  body: distributorText.partial(),
  answer: saved,
  refusals: [...textRefusals, customerDataRefusals.distributor_not_found, customerDataRefusals.distributor_changed],
})

/** GUIDE-4: deletes one; when it is in use, `moveTo` says which takes its place. */
export const deleteDistributor = endpoint({
  name: 'deleteDistributor',
  method: 'DELETE',
  path: `${path}/:id`,
  summary: 'Delete a distributor of a ship-to',
  needs,
  params: oneOfShipTo,
  query: z.object({ moveTo: z.union([z.uuid(), z.literal('none')]).optional() }),
  answer: z.object({ message: z.string() }),
  refusals: [
    customerDataRefusals.distributor_not_found,
    customerDataRefusals.in_use,
    customerDataRefusals.move_to_itself,
    customerDataRefusals.invoices_need_distributor,
    customerDataRefusals.invoice_number_taken,
  ],
})

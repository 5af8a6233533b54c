import { v7 as uuidv7 } from 'uuid'
import { Refused } from '#kit/decision.ts'
import { withChange } from '#kit/with-change.ts'
import { handle } from '#platform/http/handle.ts'
import { type CustomerDistributor, distributorLimits, type DistributorText } from '../customer-distributor.ts'
import { customerDataRefusals } from '../customer-data.refusals.ts'
import { createDistributor, deleteDistributor, listDistributors, updateDistributor } from '../distributors.endpoints.ts'
import { customItemUser } from './custom-item.store.ts'
import { invoiceUser } from './invoices-of-distributor.ts'
import {
  addDistributor,
  changeDistributor,
  distributorsOf,
  lockDistributor,
  removeDistributor,
} from './distributor.store.ts'
import { writeOwnData } from './own-data.ts'
import { leaveUse } from './own-data-users.ts'

/** GUIDE-4: the list. */
export const listDistributorsHandler = handle(listDistributors, async ({ db, params }) => ({
  distributors: await distributorsOf(db, params),
}))

/** GUIDE-4: adds one. */
export const createDistributorHandler = handle(createDistributor, async (call) => {
  const { params, body } = call
  const distributor = await writeOwnData(call, async (tx) => {
    const { length } = await distributorsOf(tx, params)
    if (length >= distributorLimits.distributors) {
      const message = `There is no room for more than ${distributorLimits.distributors}.`
      throw new Refused({ ...customerDataRefusals.too_many, message, field: 'name' })
    }
    const text = withChange({ name: body.name, accountNumber: '', contactName: '', phone: '', email: '' }, body)
    return recorded('create', orTaken(await addDistributor(tx, params, uuidv7(), text)))
  })
  return { message: 'Distributor added successfully', distributor }
})

/** GUIDE-4: changes one as it was read. */
export const updateDistributorHandler = handle(updateDistributor, async (call) => {
  const { params, body, ifMatch } = call
  const distributor = await writeOwnData(call, async (tx) => {
    const before = orNotFound(await lockDistributor(tx, params, params.id))
    if (ifMatch !== null && ifMatch !== before.version)
      throw new Refused({ ...customerDataRefusals.distributor_changed, details: { distributor: before } })
    return recorded(
      'change',
      orTaken(await changeDistributor(tx, params, params.id, withChange<DistributorText>(before, body))),
    )
  })
  return { message: 'Distributor changed successfully', distributor }
})

/** GUIDE-4: deletes one that nobody names, or after naming which takes its place. */
export const deleteDistributorHandler = handle(deleteDistributor, async (call) => {
  const { params, query } = call
  const { division, shipTo, id } = params
  const { moveTo } = query
  await writeOwnData(call, async (tx) => {
    const distributor = orNotFound(await lockDistributor(tx, params, id))
    const isKnown = moveTo === undefined || moveTo === 'none' || (await lockDistributor(tx, params, moveTo))
    if (!isKnown) throw new Refused({ ...customerDataRefusals.distributor_not_found, field: 'moveTo' })
    await leaveUse(tx, { division, shipTo, kind: 'distributor', id }, [customItemUser, invoiceUser], moveTo)
    await removeDistributor(tx, params, id)
    return recorded('delete', distributor)
  })
  return { message: 'Distributor deleted successfully' }
})

const orNotFound = (distributor: CustomerDistributor | undefined): CustomerDistributor => {
  if (!distributor) throw new Refused(customerDataRefusals.distributor_not_found)
  return distributor
}
const orTaken = (distributor: CustomerDistributor | undefined): CustomerDistributor => {
  if (!distributor) throw new Refused({ ...customerDataRefusals.name_taken, field: 'name' })
  return distributor
}
const recorded = (verb: string, distributor: CustomerDistributor) => ({
  action: `customer-distributor.${verb}`,
  entity: `customer-distributor:${distributor.id}`,
  details: { name: distributor.name },
  value: distributor,
})

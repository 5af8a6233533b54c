import type { ShipToKey } from '#areas/customers/ship-to-settings.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { CustomerDistributor, DistributorText } from '../customer-distributor.ts'

const columns =
  'id, name, account_number as "accountNumber", contact_name as "contactName", phone, email, version' as const
const all = sql(
  'customer-data.distributors',
  `select ${columns} from customer_distributors
   where division = :division and ship_to = :shipTo order by lower(name), id`,
)
const lock = sql(
  'customer-data.lock-distributor',
  `select ${columns} from customer_distributors
   where division = :division and ship_to = :shipTo and id = :id for update`,
)
const insert = sql(
  'customer-data.insert-distributor',
  `insert into customer_distributors (id, division, ship_to, name, account_number, contact_name, phone, email)
   values (:id, :division, :shipTo, :name, :accountNumber, :contactName, :phone, :email)
   on conflict do nothing returning ${columns}`,
)
const update = sql(
  'customer-data.update-distributor',
  `update customer_distributors d set name = :name, account_number = :accountNumber, contact_name = :contactName,
     phone = :phone, email = :email, version = version + 1
   where division = :division and ship_to = :shipTo and id = :id and not exists (
     select 1 from customer_distributors o
     where o.division = :division and o.ship_to = :shipTo and lower(o.name) = lower(:name) and o.id <> :id)
   returning ${columns}`,
)
const remove = sql(
  'customer-data.delete-distributor',
  'delete from customer_distributors where division = :division and ship_to = :shipTo and id = :id',
)

const keyOf = ({ division, shipTo }: ShipToKey) => ({ division, shipTo })
const valuesOf = (place: ShipToKey, id: string, text: DistributorText) => ({
  ...keyOf(place),
  id,
  name: text.name,
  accountNumber: text.accountNumber,
  contactName: text.contactName,
  phone: text.phone,
  email: text.email,
})

/** The distributors of a ship-to, by name. */
export const distributorsOf = (db: Queries, place: ShipToKey): Promise<CustomerDistributor[]> =>
  db.rows(all(keyOf(place)))

/** One, locked until the transaction ends; undefined: not of this ship-to, or deleted. */
export const lockDistributor = (tx: Queries, place: ShipToKey, id: string): Promise<CustomerDistributor | undefined> =>
  tx.maybe(lock({ ...keyOf(place), id }))

/** Adds one; undefined: the name is taken. */
export const addDistributor = (
  db: Queries,
  place: ShipToKey,
  id: string,
  text: DistributorText,
): Promise<CustomerDistributor | undefined> => db.maybe(insert(valuesOf(place, id, text)))

/** Replaces one, whose row is locked; undefined: the name is taken. */
export const changeDistributor = (
  db: Queries,
  place: ShipToKey,
  id: string,
  text: DistributorText,
): Promise<CustomerDistributor | undefined> => db.maybe(update(valuesOf(place, id, text)))

/** Deletes one that nobody names. */
export const removeDistributor = (db: Queries, place: ShipToKey, id: string): Promise<void> =>
  db.send(remove({ ...keyOf(place), id }))

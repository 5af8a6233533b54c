import { mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { ErpSettings, SettingsChange, ShipToKey, ShipToSettings } from '../ship-to-settings.ts'
import type { FamilyFacts } from '../rules/adopt-ship-tos.ts'

/** Columns of `ShipToSettings` and `ErpSettings`, of a ship-to under the alias. */
export const settingsColumns = (shipTo: string): string =>
  `${shipTo}.recipe_pricing_type as "recipePricingType", ${shipTo}.max_food_cost_pct::float8 as "maxFoodCostPct",
  ${shipTo}.block_switch_save as "blockSwitchSave", ${shipTo}.is_ordering_allowed as "isOrderingAllowed",
  ${shipTo}.arr_name as "arrName"`

/** Columns of `FamilyFacts`, of a ship-to under the alias. */
export const familyColumns = (shipTo: string): string =>
  `${shipTo}.parent_ship_to as "parentShipTo",
  (select count(*)::int from ship_tos c
   where c.division = ${shipTo}.division and c.parent_ship_to = ${shipTo}.number) as "childCount"`

const settingsOf = sql(
  'customers.settings',
  `select ${settingsColumns('s')} from ship_tos s where s.division = :division and s.number = :shipTo`,
)

/** CUST-2: the settings of a ship-to the gate has let the caller through to. */
export const shipToSettingsOf = (db: Queries, { division, shipTo }: ShipToKey): Promise<ShipToSettings> =>
  db.row(settingsOf({ division, shipTo }))

/** A ship-to as changes are decided on. */
export type SettledShipTo = ShipToKey & ShipToSettings & ErpSettings & FamilyFacts & { readonly name: string }

const theirs = sql(
  'customers.their-ship-tos',
  `select s.division, s.number as "shipTo", s.name, s.bill_to as "billTo", ${settingsColumns('s')},
     ${familyColumns('s')}
   from unnest(:divisions::text[], :shipTos::text[]) as asked (division, number)
   join ship_tos s on s.division = asked.division and s.number = asked.number
   join users u on u.id = :userId
   where ${mayShipTo('u', 's.division', 's.number')}
   order by s.division, s.number`,
)
const lock = sql(
  'customers.lock-ship-tos',
  `select 1 from ship_tos where (division, number) in (select * from unnest(:divisions::text[], :shipTos::text[]))
   order by division, number for update`,
)

const columnsOf = (keys: readonly ShipToKey[]) => ({
  divisions: keys.map(({ division }) => division),
  shipTos: keys.map(({ shipTo }) => shipTo),
})

/**
 * Those of the named ship-tos that are the user's, each once; fewer than were named when one is
 * missing or another's.
 */
export const shipTosOfUser = (db: Queries, userId: string, keys: readonly ShipToKey[]): Promise<SettledShipTo[]> =>
  db.rows(theirs({ userId, ...columnsOf(keys) }))

/**
 * Locks ship-tos in one order, so that two bulk changes wait for each other instead of stopping.
 * Facts are to be read after it, not with it: a statement that waited for a lock still counts
 * children as they were before.
 */
export const lockShipTos = (tx: Queries, keys: readonly ShipToKey[]): Promise<void> => tx.send(lock(columnsOf(keys)))

const save = sql(
  'customers.save-settings',
  `update ship_tos s set
     recipe_pricing_type = coalesce(:recipePricingType, s.recipe_pricing_type),
     max_food_cost_pct = case when :isFoodCostGiven then :maxFoodCostPct::numeric else s.max_food_cost_pct end,
     block_switch_save = coalesce(:blockSwitchSave, s.block_switch_save),
     is_ordering_allowed = coalesce(:isOrderingAllowed, s.is_ordering_allowed),
     arr_name = coalesce(:arrName, s.arr_name)
   from unnest(:divisions::text[], :shipTos::text[]) as asked (division, number)
   where s.division = asked.division and s.number = asked.number`,
)

/** Writes what the change names to each ship-to. */
export async function saveSettings(db: Queries, keys: readonly ShipToKey[], change: SettingsChange): Promise<void> {
  await db.send(
    save({
      ...columnsOf(keys),
      recipePricingType: change.recipePricingType ?? null,
      isFoodCostGiven: change.maxFoodCostPct !== undefined,
      maxFoodCostPct: change.maxFoodCostPct ?? null,
      blockSwitchSave: change.blockSwitchSave ?? null,
      isOrderingAllowed: change.isOrderingAllowed ?? null,
      arrName: change.arrName ?? null,
    }),
  )
}

const setParent = sql(
  'customers.set-parent',
  'update ship_tos set parent_ship_to = :parent where division = :division and number = any(:children::text[])',
)

/** CUST-2: puts ship-tos of a division below a parent, or below none. */
export const saveParent = (
  db: Queries,
  division: string,
  children: readonly string[],
  parent: string | null,
): Promise<void> => db.send(setParent({ division, children, parent }))

const childrenOf = sql(
  'customers.children',
  'select number from ship_tos where division = :division and parent_ship_to = :shipTo order by number',
)

/** Numbers of the ship-tos below a parent, whoever may see them. */
export const childrenOfParent = async (db: Queries, { division, shipTo }: ShipToKey): Promise<string[]> =>
  (await db.rows<{ number: string }>(childrenOf({ division, shipTo }))).map(({ number }) => number)

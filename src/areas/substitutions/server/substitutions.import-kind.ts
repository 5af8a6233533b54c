import { knownShipTo } from '#areas/customers/server/public.ts'
import { choiceKeys } from '#areas/orders/if-short.ts'
import { division, listOf, oneOf, tradeNumber, whole } from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { substitutionLimits } from '../substitution.ts'
import { judgeImportedSubstitutions } from './judge-imported-substitutions.ts'

/** Alternatives as they are chosen by a file: nothing that they lose is accepted. */
const alternatives = listOf(tradeNumber).transform((numbers) =>
  numbers.map((itemNumber) => ({ itemNumber, accepted: { diets: [], allergens: [], unstated: [] } })),
)
const accepted = `'{"diets": [], "allergens": [], "unstated": []}'::jsonb` as const
const count = 'jsonb_array_length(m.alternatives)' as const

/** NEXT-3: what kitchens want of items that come short, from files. */
export const substitutionsImportKind = importKind({
  name: 'substitutions',
  rowIs: 'what a ship-to wants if one item comes short',
  table: 'substitution_preferences',
  publishes: 'customer-data',
  key: ['division', 'ship_to', 'item_number'],
  columns: {
    division: key(division, 'Division code', 'division'),
    shipTo: key(tradeNumber, 'Ship-to number', 'ship_to'),
    itemNumber: key(tradeNumber, 'Item number', 'item_number'),
    choice: needed(oneOf(choiceKeys), 'What happens', 'choice'),
    alternatives: optional(
      alternatives,
      'Of `substitute`: item numbers in the order in which they are tried',
      'alternatives',
      'jsonb',
      "'[]'",
    ),
    maxIncreasePercent: optional(
      whole(0, substitutionLimits.increase),
      'Of `substitute`: percent that an alternative may cost more',
      'max_increase_percent',
      'integer',
    ),
  },
  references: [
    knownShipTo,
    {
      field: 'shipTo',
      when: `exists (select from ship_tos r where r.division = m.division and r.number = m.ship_to and r.is_prospective)`,
      reason: 'A prospect has no preferences',
    },
    {
      field: 'itemNumber',
      when: `not exists (select from items i where i.division = m.division and i.item_number = m.item_number
        and (not i.is_proprietary or m.ship_to = any(i.reserved_ship_tos)))`,
      reason: 'There is no such item in this division',
    },
    {
      field: 'alternatives',
      when: `m.choice = 'substitute' and ${count} not between 1 and ${substitutionLimits.alternatives}`,
      reason: `A substitute needs 1 to ${substitutionLimits.alternatives} alternatives`,
    },
    {
      field: 'alternatives',
      when: `m.choice <> 'substitute' and ${count} > 0`,
      reason: 'Only a substitute has alternatives: leave the cell empty',
    },
    {
      field: 'maxIncreasePercent',
      when: `(m.choice = 'substitute') <> (m.max_increase_percent is not null)`,
      reason: 'A substitute needs a percentage, and nothing else has one',
    },
  ],
  // What people accepted of an alternative no file says: it is compared without, and kept.
  current: `(select p.division, p.ship_to, p.item_number, true as stored, p.choice, p.max_increase_percent,
      coalesce((select jsonb_agg(jsonb_build_object('itemNumber', a.one ->> 'itemNumber', 'accepted', ${accepted}) order by a.place)
        from jsonb_array_elements(p.alternatives) with ordinality a (one, place)), '[]') as alternatives
    from substitution_preferences p)`,
  judge: {
    // As on the screen, preferences of a ship-to are written by one at a time.
    lock: `select 1 from ship_tos t where exists (select from import_stage s
        where s.division = t.division and s.ship_to = t.number)
      order by t.division, t.number for no key update of t`,
    judge: judgeImportedSubstitutions,
  },
  write: [
    `insert into substitution_preferences as p (division, ship_to, item_number, choice, alternatives,
       max_increase_percent, changed_at)
     select m.division, m.ship_to, m.item_number, m.choice, coalesce((
         select jsonb_agg(jsonb_build_object('itemNumber', a.one ->> 'itemNumber', 'accepted', coalesce(k.one -> 'accepted', a.one -> 'accepted'))
           order by a.place)
         from jsonb_array_elements(m.alternatives) with ordinality a (one, place)
         left join lateral (select b.one from substitution_preferences o, jsonb_array_elements(o.alternatives) b (one)
           where o.division = m.division and o.ship_to = m.ship_to and o.item_number = m.item_number
             and b.one ->> 'itemNumber' = a.one ->> 'itemNumber') k on true), '[]'),
       m.max_increase_percent, now()
     from import_ready m where m.outcome <> 'unchanged'
     order by m.division, m.ship_to, m.item_number
     on conflict (division, ship_to, item_number) do update
     set choice = excluded.choice, alternatives = excluded.alternatives,
       max_increase_percent = excluded.max_increase_percent, version = p.version + 1, changed_at = excluded.changed_at,
       changed_by = null`,
  ],
})

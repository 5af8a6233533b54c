import { z } from 'zod'
import { knownShipTo } from '#areas/customers/server/public.ts'
import { customItemLimits } from '#areas/customer-data/custom-item.ts'
import { namedEntryLimits } from '#areas/customer-data/named-entry.ts'
import { ownWordsLimits } from '#areas/items/own-words-limits.ts'
import { padNumber } from '#kit/text.ts'
import { maxQuantity, numberLength } from '#contract/values.ts'
import { unprepared } from '#platform/database/statement.ts'
import { type Cell, division, oneOf, text, tradeNumber, whole, yesNo } from '#platform/imports/cell.ts'
import { importKind, key, type LineProblem, optional, part, type Reference } from '#platform/imports/import-kind.ts'
import { guideNameField, guideTypes, maxGuideLines, maxGuides, standardGuideName } from '../guide.ts'
import { customPrefix } from '../rules/guide-file.ts'

/** An id as its 36 characters; the same for PostgreSQL. */
const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const idText = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

/** An item number, or `custom:` and the kitchen's own number, or the id, of a custom item. */
const lineItem: Cell<string> = z.unknown().transform((value, context): string => {
  const given = typeof value === 'string' ? value : ''
  if (/^[A-Za-z0-9-]{1,20}$/.test(given)) return padNumber(given, numberLength)
  const own = given.startsWith(customPrefix) ? given.slice(customPrefix.length) : ''
  if (own !== '' && (own.length <= customItemLimits.customerItemNumber || idForm.test(own))) return given
  context.issues.push({
    code: 'custom',
    message: `must be an item number, or ${customPrefix} and the kitchen's own number, or the id, of a custom item`,
    input: value,
  })
  return z.NEVER
})

const isCustom = `m.item_key like '${customPrefix}%'` as const
/** SQL: the custom item a row names: the one with the number, else the one with the id. */
const customItemOf = <Alias extends 's' | 'm'>(alias: Alias) =>
  `coalesce((select x.id from custom_items x
  where x.division = ${alias}.division and x.ship_to = ${alias}.ship_to
    and x.customer_item_number = substr(${alias}.item_key, ${customPrefix.length + 1})
  order by x.is_active desc, x.id limit 1), (select x.id from custom_items x
  where x.division = ${alias}.division and x.ship_to = ${alias}.ship_to
    and x.id = case when ${alias}.item_key ~* '^${customPrefix}${idText}$'
      then substr(${alias}.item_key, ${customPrefix.length + 1})::uuid end))` as const
const customItem = customItemOf('m')
const category = `(select r.id from customer_categories r
  where r.division = m.division and r.ship_to = m.ship_to and lower(r.name) = lower(m.category_name))` as const
const location = `(select r.id from customer_locations r
  where r.division = m.division and r.ship_to = m.ship_to and lower(r.name) = lower(m.location_name))` as const
const ofGuide = (alias: 's' | 'm') =>
  `g.division = ${alias}.division and g.ship_to = ${alias}.ship_to and g.type = ${alias}.type
  and lower(g.name) = lower(${alias}.guide_name)` as const
const ofItem = `i.division = m.division and i.item_number = m.item_key` as const

const unknown = (field: string, column: string, id: string, noun: string): Reference => ({
  field,
  when: `m.${column} <> '' and ${id} is null`,
  reason: `There is no such ${noun} of this ship-to`,
})

const par = whole(0, maxQuantity)

// By windows: counting for each row of a file what stands before it takes a time quadratic to it.
const beyondLimits = unprepared(
  `select r.line, 'guideName' as field, case when r.lines > ${maxGuideLines}
       then 'A guide can have at most ${maxGuideLines.toLocaleString('en-US')} lines'
       else 'A ship-to can have at most ${maxGuides} guides' end as reason
   from (select m.line, coalesce(g.line_count, 0) + row_number() over (
           partition by m.division, m.ship_to, m.type, lower(m.guide_name) order by m.line) as lines,
         case when g.id is null then (select count(*) from guides k where k.division = m.division and k.ship_to = m.ship_to)
           + dense_rank() over (partition by m.division, m.ship_to, g.id is null order by m.first) else 0 end as guides
         from (select r.*, min(r.line) over (partition by r.division, r.ship_to, r.type, lower(r.guide_name)) as first
               from import_ready r where r.outcome = 'added') m
         left join guides g on ${ofGuide('m')}) r
   where r.lines > ${maxGuideLines} or r.guides > ${maxGuides}`,
)

// By its number in one row and by its id in another: keys that differ, and one line.
const namedTwice = unprepared(
  `select r.line, 'itemNumber' as field, 'Row ' || r.first || ' names this custom item already' as reason
   from (select n.line, min(n.line) over same as first
         from (select m.*, ${customItem} as named from import_ready m where ${isCustom}) n
         window same as (partition by n.division, n.ship_to, n.type, lower(n.guide_name), n.named)) r
   where r.line > r.first`,
)

/** Guides from files, a row a line; a guide that is not there yet comes with its first line. */
export const guidesImportKind = importKind({
  name: 'guides',
  rowIs: 'one line of one guide of a ship-to; rows of one guide repeat its facts',
  table: 'guide_items',
  alsoFills: ['guides'],
  key: ['division', 'ship_to', 'type', 'guide_name', 'item_key'],
  columns: {
    division: key(division, 'Division code', 'division'),
    shipTo: key(tradeNumber, 'Ship-to number', 'ship_to'),
    type: key(oneOf(guideTypes), 'Guide type', 'type'),
    guideName: key(text(guideNameField.max), `Name of the guide; ${standardGuideName} of that type`, 'guide_name'),
    itemNumber: key(
      lineItem,
      `Item number, or \`${customPrefix}\` and the kitchen's own number, or the id, of a custom item`,
      'item_key',
    ),
    description: part(text(300), 'For people; the import does not read it'),
    packSizeDescription: part(text(100), 'For people; the import does not read it'),
    customerDescription: part(
      text(ownWordsLimits.customerDescription),
      'As the kind `customer-items` has it; not read here',
    ),
    customerItemNumber: part(
      text(ownWordsLimits.customerItemNumber),
      'As the kind `customer-items` has it; not read here',
    ),
    caseParValue: optional(par, 'Cases wanted on the shelf', 'case_par_value', 'integer'),
    eachParValue: optional(par, 'Eaches wanted on the shelf', 'each_par_value', 'integer'),
    reorderPointPct: optional(whole(0, 100), 'Percent of the par to order again at', 'reorder_point_pct', 'integer'),
    categoryName: optional(text(namedEntryLimits.name), 'One of its customer-categories', 'category_name'),
    locationName: optional(text(namedEntryLimits.name), 'One of its customer-locations', 'location_name'),
    sortSequence: optional(
      whole(0, 1_000_000_000),
      'Place on the shelf; after the lines that are there, in the order of the file, unless given',
      'sort_sequence',
      'integer',
      `coalesce((select (select max(n.sort_sequence) from guide_items n where n.guide_id = g.id)
        from guides g where ${ofGuide('s')}), 0) + s.line * 10`,
    ),
    isDsrManaged: optional(yesNo, 'Whether staff alone change the guide', 'is_dsr_managed', 'boolean', 'false'),
  },
  references: [
    knownShipTo,
    {
      field: 'guideName',
      when: `(m.type = 'Standard') <> (lower(m.guide_name) = lower('${standardGuideName}'))`,
      reason: `The Standard guide, and it alone, is named ${standardGuideName}`,
    },
    {
      field: 'itemNumber',
      when: `not ${isCustom} and not exists (select 1 from items i where ${ofItem}
        and (not i.is_proprietary or m.ship_to = any(i.reserved_ship_tos)))`,
      reason: 'There is no such item in this division',
    },
    {
      field: 'itemNumber',
      when: `${isCustom} and ${customItem} is null`,
      reason: 'There is no custom item with this number or id of this ship-to',
    },
    {
      field: 'itemNumber',
      when: `${isCustom} and (m.type = 'Standard' or m.is_dsr_managed)`,
      reason: "Custom items can only be in a kitchen's own guides",
    },
    {
      field: 'caseParValue',
      when: `m.case_par_value > 0 and exists (select 1 from items i where ${ofItem} and i.each_only)`,
      reason: 'Case par value not allowed for each only item',
    },
    {
      field: 'eachParValue',
      when: `m.each_par_value > 0 and (exists (select 1 from items i where ${ofItem}
          and not i.each_only and not i.is_broken_case)
        or exists (select 1 from custom_items x where ${isCustom} and x.id = ${customItem} and not x.is_broken_case))`,
      reason: 'Each par value not allowed for an item sold by the case only',
    },
    unknown('categoryName', 'category_name', category, 'category'),
    unknown('locationName', 'location_name', location, 'location'),
  ],
  // Only the lines the file names are compared, under the name as the file writes it.
  current: `(select s.division, s.ship_to, s.type, s.guide_name, s.item_key, true as stored, n.case_par_value,
      n.each_par_value, n.reorder_point_pct::integer, n.sort_sequence, g.is_dsr_managed,
      coalesce(c.name, '') as category_name, coalesce(l.name, '') as location_name
    from import_stage s
    join guides g on ${ofGuide('s')}
    join guide_items n on n.guide_id = g.id
    left join customer_categories c on c.id = n.category_id
    left join customer_locations l on l.id = n.location_id
    where n.item_number = s.item_key
      or s.item_key like '${customPrefix}%' and n.custom_item_id = ${customItemOf('s')})`,
  judge: {
    lock: `select 1 from guides g where exists (select 1 from import_stage s where ${ofGuide('s')})
      order by g.id for no key update of g`,
    judge: async (tx) => [
      ...(await tx.rows<LineProblem>(namedTwice())),
      ...(await tx.rows<LineProblem>(beyondLimits())),
    ],
  },
  write: [
    `insert into guides (id, division, ship_to, type, name, is_dsr_managed)
     select distinct on (m.division, m.ship_to, m.type, lower(m.guide_name)) gen_random_uuid(), m.division, m.ship_to,
       m.type, case m.type when 'Standard' then '${standardGuideName}' else m.guide_name end, m.is_dsr_managed
     from import_ready m
     where m.outcome = 'added' and not exists (select 1 from guides g where ${ofGuide('m')})
     order by m.division, m.ship_to, m.type, lower(m.guide_name), m.line`,
    `update guides g set version = g.version + 1, is_dsr_managed = m.is_dsr_managed, changed_by = null, changed_at = now()
     from (select distinct on (division, ship_to, type, lower(guide_name)) * from import_ready
           where outcome <> 'unchanged' order by division, ship_to, type, lower(guide_name), line desc) m
     where ${ofGuide('m')}`,
    `update guide_items n set case_par_value = m.case_par_value, each_par_value = m.each_par_value,
       reorder_point_pct = m.reorder_point_pct, sort_sequence = m.sort_sequence, category_id = ${category},
       location_id = ${location}
     from import_ready m join guides g on ${ofGuide('m')}
     where m.outcome = 'changed' and n.guide_id = g.id
       and (n.item_number = m.item_key or ${isCustom} and n.custom_item_id = ${customItem})`,
    `insert into guide_items (guide_id, line_id, division, ship_to, item_number, custom_item_id, case_par_value,
       each_par_value, reorder_point_pct, category_id, location_id, sort_sequence, is_pinned, reason)
     select g.id, gen_random_uuid(), m.division, m.ship_to, case when not ${isCustom} then m.item_key end,
       case when ${isCustom} then ${customItem} end, m.case_par_value, m.each_par_value, m.reorder_point_pct,
       ${category}, ${location}, m.sort_sequence, m.type = 'Standard', '{"kind": "imported"}'
     from import_ready m join guides g on ${ofGuide('m')}
     where m.outcome = 'added'`,
  ],
})

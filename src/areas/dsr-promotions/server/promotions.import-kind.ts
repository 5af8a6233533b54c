import { z } from 'zod'
import { knownDivision } from '#areas/customers/server/public.ts'
import { promotionKinds } from '#areas/prices/promotion-offer.ts'
import { padNumber } from '#kit/text.ts'
import { numberLength } from '#contract/values.ts'
import {
  type Cell,
  date,
  division,
  money,
  oneOf,
  percent,
  perPoundMoney,
  setOf,
  text,
  tradeNumber,
  whole,
} from '#platform/imports/cell.ts'
import { importKind, key, needed, optional } from '#platform/imports/import-kind.ts'
import { promotionLimits } from '../promotion.ts'
import { otherRows } from '../rules/judge-promotion-rows.ts'
import { judgeImportedPromotions } from './judge-imported-promotions.ts'

/** One entry of the audience: `division`, or what it is with its number, such as `billTo:1001`. */
const audienceEntry: Cell<string> = z.unknown().transform((value, context): string => {
  const given = typeof value === 'string' ? value.trim() : ''
  if (given === 'division') return 'division:'
  const [, kind, number = ''] = /^(priceClass|gpo|billTo|shipTo):\s*(\S.{0,39})$/.exec(given) ?? []
  if (kind === 'billTo' || kind === 'shipTo') return `${kind}:${padNumber(number, numberLength)}`
  if (kind) return `${kind}:${number}`
  context.issues.push({
    code: 'custom',
    message: 'must be division, or priceClass:, gpo:, billTo: or shipTo: and a number',
    input: value,
  })
  return z.NEVER
})

const cents = money(1)
const cases = whole(1, promotionLimits.cases)
const isMissing = `case split_part(e.entry, ':', 1)
  when 'priceClass' then not exists (select from ship_tos r where r.division = m.division and 'priceClass:' || r.price_class = e.entry)
  when 'gpo' then not exists (select from gpos r where 'gpo:' || r.id = e.entry)
  when 'billTo' then not exists (select from bill_tos r where r.division = m.division and 'billTo:' || r.number = e.entry)
  when 'shipTo' then not exists (select from ship_tos r where r.division = m.division and 'shipTo:' || r.number = e.entry)
  else false end` as const
const ofPromotion = 'p.division = m.division and p.reference = m.reference' as const
/** Each promotion of the batch that changes, by its first such row. */
const changed = `(select distinct on (division, reference) * from import_ready where outcome <> 'unchanged'
  order by division, reference, line)` as const

/** STAFF-3: promotions from files, a row an item. They come as drafts: a person starts them. */
export const promotionsImportKind = importKind({
  name: 'promotions',
  rowIs:
    'one item of one promotion; rows of one promotion repeat its facts. Promotions come as drafts and are started in the portal',
  table: 'dsr_promotion_items',
  alsoFills: ['dsr_promotions', 'dsr_promotion_audience'],
  whole: {
    keyOf: ({ division: of, reference }) => (of && reference ? [of, reference].join('\u001F') : undefined),
    otherRows,
  },
  key: ['division', 'reference', 'item_number'],
  columns: {
    division: key(division, 'Division code', 'division'),
    reference: key(text(40), 'Number of the promotion in your own program', 'reference'),
    itemNumber: key(tradeNumber, 'Item number', 'item_number'),
    name: needed(text(promotionLimits.name), 'Name, as customers read it', 'name'),
    startsOn: needed(date, 'First delivery date', 'starts_on', 'date'),
    endsOn: needed(date, 'Last delivery date', 'ends_on', 'date'),
    audience: needed(
      setOf(audienceEntry),
      'Whom it is for: `division` for everybody, or `priceClass:`, `gpo:`, `billTo:` or `shipTo:` and a number',
      'audience',
      'text[]',
    ),
    note: optional(text(promotionLimits.note), 'Anything else, for staff', 'note'),
    kind: needed(oneOf(promotionKinds), 'What it does to the price', 'kind'),
    percent: optional(percent, 'Of `percent`: the percentage off', 'percent_hundredths', 'integer'),
    caseAmount: optional(cents, 'Of `amountOff` and `fixedPrice`: dollars a case', 'case_cents', 'bigint'),
    eachAmount: optional(cents, 'The same of an each', 'each_cents', 'bigint'),
    perPound: optional(perPoundMoney, 'The same of a pound of catch weight', 'pound_hundredths', 'bigint'),
    buy: optional(cases, 'Of `buyGet`: cases to buy', 'buy', 'integer'),
    get: optional(cases, 'Of `buyGet`: cases that are free then', 'get', 'integer'),
  },
  references: [
    knownDivision,
    { field: 'reference', when: `m.reference = ''`, reason: 'is required' },
    {
      field: 'itemNumber',
      when: 'not exists (select from items r where r.division = m.division and r.item_number = m.item_number)',
      reason: 'There is no such item in this division',
    },
    {
      field: 'audience',
      when: `exists (select from unnest(m.audience) e (entry) where ${isMissing})`,
      reason: 'There is no such price class, GPO, bill-to or ship-to in this division',
    },
    { field: 'percent', when: 'm.percent_hundredths = 0', reason: 'must be more than 0' },
  ],
  current: `(select p.division, p.reference, i.item_number, true as stored, p.name, p.starts_on, p.ends_on,
      array(select a.kind || ':' || a.number from dsr_promotion_audience a where a.promotion_id = p.id
        order by (a.kind || ':' || a.number) collate "C") as audience,
      p.note, i.kind, i.percent_hundredths, i.case_cents, i.each_cents, i.pound_hundredths, i.buy, i.get
    from dsr_promotions p join dsr_promotion_items i on i.promotion_id = p.id)`,
  judge: {
    lock: `select 1 from dsr_promotions p
      where exists (select from import_stage s where s.division = p.division and s.reference = p.reference)
      order by p.id for update of p`,
    judge: judgeImportedPromotions,
  },
  write: [
    `insert into dsr_promotions (id, division, reference, name, note, starts_on, ends_on, changed_at)
     select gen_random_uuid(), m.division, m.reference, m.name, m.note, m.starts_on, m.ends_on, now()
     from ${changed} m where not exists (select from dsr_promotions p where ${ofPromotion})`,
    `update dsr_promotions p set name = m.name, note = m.note, starts_on = m.starts_on, ends_on = m.ends_on,
       version = p.version + 1, announced_at = null, changed_by = null, changed_at = now()
     from ${changed} m where ${ofPromotion}`,
    `delete from dsr_promotion_audience a using dsr_promotions p, ${changed} m
     where a.promotion_id = p.id and ${ofPromotion}`,
    `insert into dsr_promotion_audience (promotion_id, kind, number, position)
     select p.id, split_part(e.entry, ':', 1), substr(e.entry, strpos(e.entry, ':') + 1), e.position
     from ${changed} m join dsr_promotions p on ${ofPromotion},
       unnest(m.audience) with ordinality e (entry, position)`,
    `insert into dsr_promotion_items (promotion_id, division, item_number, position, kind, case_cents, each_cents,
       pound_hundredths, percent_hundredths, buy, get)
     select p.id, m.division, m.item_number,
       coalesce((select max(n.position) from dsr_promotion_items n where n.promotion_id = p.id), -1)
         + row_number() over (partition by p.id order by m.line),
       m.kind, m.case_cents, m.each_cents, m.pound_hundredths, m.percent_hundredths, m.buy, m.get
     from import_ready m join dsr_promotions p on ${ofPromotion} where m.outcome <> 'unchanged'
     on conflict (promotion_id, item_number) do update set kind = excluded.kind, case_cents = excluded.case_cents,
       each_cents = excluded.each_cents, pound_hundredths = excluded.pound_hundredths,
       percent_hundredths = excluded.percent_hundredths, buy = excluded.buy, get = excluded.get`,
  ],
})

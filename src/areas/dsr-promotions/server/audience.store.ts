import { mayShipTo } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import type { AudienceEntry, NamedAudience } from '../promotion.ts'
import { isMine, nameOfEntry } from './promotion-columns.ts'
import type { PromotionReader } from './promotion.store.ts'

const judged = sql(
  'dsr-promotions.judge-audience',
  `select a.kind, a.number, coalesce(${nameOfEntry}, a.number) as name, ${isMine} as "isMine",
     case a.kind when 'priceClass' then exists (select from ship_tos s where s.division = p.division
                   and s.price_class = a.number)
       when 'gpo' then exists (select from gpos g where g.id = a.number) else true end as "isKnown"
   from jsonb_to_recordset(:entries::jsonb) as a (kind text, number text)
   cross join (select :division::text as division) p join divisions d on d.code = p.division
   cross join users me where me.id = :userId`,
)
// Narrow kinds first, as they are what most promotions are for.
const choices = sql(
  'dsr-promotions.audience-choices',
  `select x.kind, x.number, x.name, true as "isMine" from (
     select 1 as rank, 'shipTo' as kind, s.number, s.name from ship_tos s, users me
     where me.id = :userId and s.division = :division and s.is_active and not s.is_prospective
       and ${mayShipTo('me', 's.division', 's.number')} and (s.name ilike :pattern or s.number like :pattern)
     union all
     select 2, 'billTo', b.number, b.name from bill_tos b, users me
     where me.id = :userId and b.division = :division and (b.name ilike :pattern or b.number like :pattern)
       and exists (select from ship_tos s where s.division = b.division and s.bill_to = b.number)
       and not exists (select from ship_tos s where s.division = b.division and s.bill_to = b.number
         and not ${mayShipTo('me', 's.division', 's.number')})
     union all
     select 0, 'division', '', d.name from divisions d
     where :managesPrices and d.code = :division and ('everybody ' || d.name) ilike :pattern
     union all
     select 0, 'priceClass', c.price_class, c.price_class
     from (select distinct s.price_class from ship_tos s where s.division = :division and s.price_class <> '') c
     where :managesPrices and ('price class ' || c.price_class) ilike :pattern
     union all
     select 0, 'gpo', g.id, g.name from gpos g where :managesPrices and (g.name ilike :pattern or g.id ilike :pattern)
   ) x order by x.rank, x.name, x.number limit 40`,
)
const reachedDivisions = sql(
  'dsr-promotions.reached-divisions',
  `select d.code from divisions d, users me where me.id = :userId and exists (
     select from ship_tos s where s.division = d.code and ${mayShipTo('me', 's.division', 's.number')})`,
)

/** Entries with their names, whether they exist, and whether the reader may address them. */
export const judgeAudience = (
  db: Queries,
  reader: PromotionReader,
  division: string,
  entries: readonly AudienceEntry[],
) =>
  db.rows<NamedAudience & { isKnown: boolean }>(
    judged({ userId: reader.userId, managesPrices: reader.managesPrices, division, entries: JSON.stringify(entries) }),
  )

/** Whom the reader may address, by name or number. */
export const audienceChoices = (db: Queries, reader: PromotionReader, division: string, keyword: string) =>
  db.rows<NamedAudience>(
    choices({
      userId: reader.userId,
      managesPrices: reader.managesPrices,
      division,
      pattern: `%${keyword.replace(/[\\%_]/g, '\\$&')}%`,
    }),
  )

/** Divisions in which the reader has customers. */
export const divisionsOf = async (db: Queries, userId: string): Promise<string[]> =>
  (await db.rows<{ code: string }>(reachedDivisions({ userId }))).map(({ code }) => code)

import { servesAll, shipTosAllowed } from '#areas/access/server/public.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

/** What a question is kept to; null for all. */
export interface SalesFilter {
  readonly division: string | null
  readonly shipTo: string | null
  /** E-mail address of a sales rep. */
  readonly rep: string | null
  /** Id of a category without a parent. */
  readonly category: string | null
  readonly brand: string | null
  readonly itemNumber: string | null
}

/** True when a question is about some items only. */
export const asksOfItems = ({ category, brand, itemNumber }: SalesFilter): boolean =>
  category !== null || brand !== null || itemNumber !== null

/** SQL of the ship-tos a question is about: those the reader looks after, kept by the filter. */
export const ownScope = `scope as materialized (
  select s.division, s.number as ship_to, s.dsr_email
  from (select distinct r.division, r.ship_to from ${shipTosAllowed(':userId')} r) a
  join ship_tos s on s.division = a.division and s.number = a.ship_to
  where (:division::text is null or s.division = :division) and (:rep::text is null or s.dsr_email = :rep)
    and (:shipTo::text is null or s.number = :shipTo))` as const

/**
 * The same for whom all ship-tos count. Without a join, so that the planner knows how many they
 * are: of thousands the sums of an item are read by the item.
 */
export const allScope = `scope as materialized (
  select s.division, s.number as ship_to, s.dsr_email from ship_tos s
  where :userId::uuid is not null and (:division::text is null or s.division = :division)
    and (:rep::text is null or s.dsr_email = :rep) and (:shipTo::text is null or s.number = :shipTo))` as const

/** The same for whom all ship-tos count, as the sums of whole divisions. */
export const wideScope = `scope as materialized (
  select d.code as division, '' as ship_to, '' as dsr_email from divisions d
  where (:division::text is null or d.code = :division) and :userId::uuid is not null
    and :rep::text is null and :shipTo::text is null)` as const

/**
 * The same for who has exactly a manager's team. Again so that the planner knows how many they are:
 * who may act for whom it takes for a few.
 */
export const memberScope = `scope as materialized (
  select s.division, s.number as ship_to, s.dsr_email
  from sales_team_members m join ship_tos s on s.division = m.division and s.number = m.ship_to
  where m.team = (select u.email from users u where u.id = :userId) and (:division::text is null or s.division = :division)
    and (:rep::text is null or s.dsr_email = :rep) and (:shipTo::text is null or s.number = :shipTo))` as const

/** SQL of the divisions in which a reader's team is summed up. */
export const teamScope = `teams as materialized (
  select distinct m.division, m.team from users u join sales_team_members m on m.team = u.email
  where u.id = :userId and (:division::text is null or m.division = :division))` as const

/** SQL of "is this item asked for?", with its item as `i` and its category as `k`. */
export const isAsked = `(:category::text is null or k.top_id = :category) and (:brand::text is null or i.brand = :brand)
  and (:itemNumber::text is null or i.item_number = :itemNumber)` as const

const served = sql(
  'sales-analytics.serves-all',
  `select ${servesAll('u')} as "servesAll" from users u where u.id = :userId`,
)

/** Whether the reader serves every customer. */
export const servesEverybody = async (db: Queries, userId: string): Promise<boolean> =>
  (await db.row<{ servesAll: boolean }>(served({ userId }))).servesAll

// Both ways: whoever was given one more customer by name, or lost one a moment ago, has other sums.
const team = sql(
  'sales-analytics.is-team',
  `with mine as materialized (select distinct r.division, r.ship_to from ${shipTosAllowed(':userId')} r),
     members as materialized (
       select m.division, m.ship_to from users u join sales_team_members m on m.team = u.email where u.id = :userId)
   select exists (select from members)
     and not exists (select * from mine except select * from members)
     and not exists (select * from members except select * from mine) as "isTeam"`,
)

/** Whether the reader's customers are exactly those of a sales manager. */
export const isTeam = async (db: Queries, userId: string): Promise<boolean> =>
  (await db.row<{ isTeam: boolean }>(team({ userId }))).isTeam

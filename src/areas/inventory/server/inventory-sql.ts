// Aliases: `count` is that of the `customer_inventories` row a fragment is about.

/** SQL: who did something, under login-as both names, from the columns of the two users. */
export const namePair = (user: string, realUser: string): string =>
  `(select case when u.id = r.id then u.name else r.name || ' for ' || u.name end
    from users u, users r where u.id = ${user} and r.id = ${realUser})`

/** SQL: the columns of a `SummaryRow`. */
export const summaryColumns = (count: string): string =>
  `${count}.id, ${count}.guide_id as "guideId", ${count}.guide_name as "guideName", ${count}.name,
  ${count}.is_blind as "isBlind", ${count}.valuation, ${count}.status, ${count}.version,
  ${namePair(`${count}.opened_by`, `${count}.opened_by_real_user`)} as "openedByName", ${count}.opened_at as "openedAt",
  ${namePair(`${count}.closed_by`, `${count}.closed_by_real_user`)} as "closedByName", ${count}.closed_at as "closedAt",
  ${count}.closed_on as "closedOn", ${count}.value_cents as "valueCents", ${count}.last_seq as "lastSeq",
  (select count(*)::int from inventory_lines l where l.inventory_id = ${count}.id) as lines,
  case when ${count}.status = 'closed'
    then (select count(*)::int from inventory_results r where r.inventory_id = ${count}.id and r.units is not null)
    else (select count(distinct live.line)::int from (
            select min(n.line) as line from (
              select o.op_id as id, case when not o.is_cleared then o.line_id::text end as line, false as is_replaced
              from count_operations o where o.inventory_id = ${count}.id
              union all
              select r.id, null, true from count_operations o, unnest(o.replaces) r (id)
              where o.inventory_id = ${count}.id and r.id <> o.op_id) n
            group by n.id having not bool_or(n.is_replaced)) live) end as "countedLines"`

/** SQL: the order of lines: the way through the kitchen, then along the shelf. */
export const lineOrder = (line: string): string =>
  `${line}.location_sequence, ${line}.location_name, ${line}.sort_sequence, ${line}.line_id`

/** SQL: the count that one still open is compared with: the latest closed one of its guide. */
export const latestClosed = (count: string): string =>
  `(select e.id from customer_inventories e
    where e.guide_id = ${count}.guide_id and e.status = 'closed' order by e.closed_at desc limit 1)`

import { nameOfStaff } from '#areas/customers/server/public.ts'

/** An instant as JSON carries it to a client: ISO 8601 in UTC. */
export const iso = <Column extends string>(column: Column) =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` as const

/** SQL: the name of a user as colleagues and customers read it. */
export const nameOf = <Id extends string>(id: Id) =>
  `(select named.display_name from users named where named.id = ${id})` as const

/**
 * A request summary as JSON pairs, for SQL over `r` of credit_requests and `creditTables`; uses
 * `:forStaff`.
 */
export const summaryPairs = `
  'id', r.id, 'requestNumber', r.request_number, 'division', r.division, 'invoiceNumber', r.invoice_number,
  'invoiceDate', r.invoice_date, 'shipTo', r.ship_to, 'shipToName', s.name, 'billTo', r.bill_to,
  'billToName', (select b.name from bill_tos b where b.division = r.division and b.number = r.bill_to),
  'origin', r.origin, 'status', r.status, 'version', r.version, 'codes', r.codes, 'creditTypes', r.credit_types,
  'lines', (select count(*) from credit_request_lines l where l.request_id = r.id),
  'photos', (select count(*) from credit_photos p left join credit_request_comments c on c.id = p.comment_id
             where p.request_id = r.id and (:forStaff or not coalesce(c.is_internal, false))),
  'amount', r.amount_cents, 'approvedAmount', r.approved_cents, 'returnOn', r.return_on,
  'createdAt', ${iso('r.created_at')}, 'createdOn', (r.created_at at time zone d.time_zone)::date,
  'createdByName', ${nameOf('coalesce(r.created_by_real_user, r.created_by)')}, 'changedAt', ${iso('r.changed_at')},
  'reason', case when :forStaff or not r.is_open then r.reason else '' end,
  'creditMemo', (select m.invoice_number from invoices m where m.credit_request = r.request_number),
  'staff', case when :forStaff then json_build_object('dsrName', ${nameOfStaff('s.dsr_email')},
    'dsmName', ${nameOfStaff('s.dsm_email')}, 'dsrStatus', r.dsr_status, 'dsmStatus', r.dsm_status,
    'assigneeId', r.assignee, 'assigneeName', ${nameOf('r.assignee')}, 'dueAt', ${iso('r.due_at')},
    'attempt', r.attempt) end` as const

/** Joins a request `r` with its ship-to and division. */
export const creditTables = `
  join ship_tos s on s.division = r.division and s.number = r.ship_to
  join divisions d on d.code = r.division` as const

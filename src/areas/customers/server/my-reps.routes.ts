import { shipTosAllowed } from '#areas/access/server/public.ts'
import { sql } from '#platform/database/statement.ts'
import { handle } from '#platform/http/handle.ts'
import { listMyReps, type Rep } from '../my-reps.endpoints.ts'
import { nameOfStaff } from './name-of-staff.ts'

const named = <Column extends string>(column: Column) =>
  `coalesce((select json_agg(json_build_object('email', r.email, 'name', r.name) order by r.name, r.email)
     from (select distinct own.${column} as email, ${nameOfStaff(`own.${column}`)} as name
           from own where own.${column} <> '') r), '[]')` as const

const reps = sql(
  'customers.my-reps',
  `with own as (
     select s.dsm_email, s.dsr_email
     from ${shipTosAllowed(':userId')} allowed
     join ship_tos s on s.division = allowed.division and s.number = allowed.ship_to
     group by 1, 2)
   select ${named('dsm_email')} as dsms, ${named('dsr_email')} as dsrs`,
)

/** ORDER-1: whose customers the lists of staff can be narrowed to. */
export const listMyRepsHandler = handle(listMyReps, ({ db, caller }) =>
  db.row<{ dsms: Rep[]; dsrs: Rep[] }>(reps({ userId: caller.actor.userId })),
)

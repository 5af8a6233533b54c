import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

const rep = 'rosa.dsr@larder.example'
const buyer = 'buyer@harborbistro.example'

// AUTH-8: two of the buyer's latest orders were placed by their rep.
const byStaff = sql(
  'demo.placed-by-staff',
  `update orders set placed_by_real_user = (select id from users where email = :rep)
   where id in (select o.id from orders o join users u on u.id = o.placed_by and u.email = :buyer
                where exists (select 1 from users r where r.email = :rep) order by o.placed_at desc, o.id limit 2)`,
)

/**
 * Who did what to whom, before or after the orders; minutes count from the latest one the rep
 * placed.
 */
const acts: readonly (readonly [
  minutes: number,
  by: string,
  as: string,
  action: string,
  to: string,
  details: object,
])[] = [
  [-40, 'admin@larder.example', '', 'user.invite', 'sous.chef@harborbistro.example', { role: 'chef' }],
  [-35, 'service@larder.example', '', 'user.deactivate', 'former.buyer@harborbistro.example', {}],
  [
    -30,
    'admin@larder.example',
    '',
    'user.change-permissions',
    'manager@multiunit.example',
    { granted: ['viewUsers', 'updateUserProfile'] },
  ],
  [-6, rep, buyer, 'login-as.start', buyer, {}],
  [4, rep, buyer, 'login-as.stop', buyer, {}],
]

// In the order of time, as the trail is read by its ids.
const trail = sql(
  'demo.trail',
  `insert into audit_entries (at, real_user_id, user_id, action, entity, division, ship_to, details, address)
   select * from (
     (select o.placed_at, coalesce(o.placed_by_real_user, o.placed_by), o.placed_by, 'order.place', 'order:' || o.id, o.division,
        o.ship_to, jsonb_build_object('orderNumber', o.order_number, 'subtotal', o.subtotal_cents),
        '198.51.100.' || (20 + o.total_cases % 9)
      from orders o join users u on u.id = o.placed_by order by o.placed_at desc limit 500)
     union all
     select coalesce((select max(placed_at) from orders where placed_by_real_user is not null), now())
         + a.minutes * interval '1 minute', r.id, coalesce(u.id, r.id), a.action, 'user:' || t.id, null, null, a.details,
       '198.51.100.7'
     from jsonb_to_recordset(:rows) a(minutes int, by text, acting text, action text, target text, details jsonb)
     join users r on r.email = a.by left join users u on u.email = a.acting join users t on t.email = a.target
   ) entry order by 1, 5`,
)

/** PLAT-8: what has happened so far, so that the trail and the customer's orders show it. */
export async function seedTrail(tx: Queries): Promise<void> {
  await tx.run(byStaff({ buyer, rep }))
  const rows = acts.map(([minutes, by, acting, action, target, details]) => ({
    minutes,
    by,
    acting,
    action,
    target,
    details,
  }))
  await tx.run(trail({ rows: JSON.stringify(rows) }))
}

import { v7 as uuidv7 } from 'uuid'
import { addDays } from '#kit/dates.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'

// Written by the demo's customer service; a distributor without it announces nothing.
const insert = sql(
  'demo.announcements',
  `insert into announcements (id, name, value, features, ends_on, position, changed_by, changed_at)
   select a.id, a.name, a.value, a.features, a."endsOn", a.position, u.id, now()
   from jsonb_to_recordset(:rows) a(id uuid, name text, value text, features text, "endsOn" timestamptz,
     position integer)
   join users u on u.email = 'service@larder.example'`,
)

/** SHELL-4: one announcement for those who order, one for the sign-in screens. */
export async function seedAnnouncements(tx: Queries, today: string): Promise<void> {
  const announcements = [
    {
      name: 'Holiday week',
      value:
        '**Holiday week:** trucks leave a day early and fill up fast. [See the usual items](/shop?previouslyBought=true) and order ahead.',
      features: 'manageCart',
      endsOn: `${addDays(today, 45)}T08:00:00Z`,
    },
    {
      name: 'Sunday maintenance',
      value: 'The portal rests on **Sunday from 2 to 3 AM** Pacific for maintenance. Orders placed before are safe.',
      features: 'NOAUTH',
      endsOn: `${addDays(today, 30)}T11:00:00Z`,
    },
  ]
  const rows = announcements.map((each, index) => ({ id: uuidv7(), position: index + 1, ...each }))
  await tx.run(insert({ rows: JSON.stringify(rows) }))
}

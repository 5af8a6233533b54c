import { expect, test } from 'vitest'
import { startApi } from '../../../../tests/support/api.ts'
import { people } from '../../../../tests/support/distributor.ts'
import { servesAll } from './covers-customers.ts'
import { mayShipTo } from './may-ship-to.ts'
import { reachOf } from './reach-of.ts'

const { db } = await startApi()

/** What one question per user and ship-to says, beside what the list says. */
async function bothWays() {
  const asked = await db.rows<{ of: string }>(
    `select u.name || ' ' || s.division || '/' || s.number as of from users u, ship_tos s
     where not ${servesAll('u')} and ${mayShipTo('u', 's.division', 's.number')} order by 1`,
  )
  const listed = await db.rows<{ of: string }>(
    `select u.name || ' ' || r.division || '/' || r.ship_to as of
     from (${reachOf('users')}) r join users u on u.id = r.user_id order by 1`,
  )
  return { asked: asked.map(({ of }) => of), listed: listed.map(({ of }) => of) }
}

test('the list of ship-tos a user may act for agrees with the question about one [ACCESS-4]', async () => {
  // Narrowed to one ship-to; staff with a customer of their own; a former rep whose accounts still
  // name him.
  await db.run(`insert into user_ship_tos values ('${people.colleague}', 'NLV', '0000102')`)
  await db.run(`insert into user_bill_tos values ('${people.dsr}', 'NIC', '0000900')`)
  await db.run(`update users set role = 'dsm' where id = '${people.otherDsr}'`)
  const { asked, listed } = await bothWays()
  expect(listed).toEqual(asked)
  expect(listed).toContain('colleague NLV/0000102')
  expect(listed).not.toContain('colleague NLV/0000101')
  expect(listed).toContain('dsr NIC/0000901')
  expect(listed).toContain('dsm NLV/0000201')
  expect(listed.filter((of) => of.startsWith('other-dsr'))).toEqual([])
})

import { expect, test } from 'vitest'
import { startApi } from '#tests/support/api.ts'
import { items, people, shipTos } from '#tests/support/distributor.ts'
import { seedSubstitutions } from './seed-substitutions.ts'

const api = await startApi()

test('the demo buyer has preferences for what each ship-to orders most [NEXT-3]', async () => {
  const { division, shipTo } = shipTos.own
  await api.db.run(`update users set email = 'buyer@harborbistro.example' where id = $1`, [people.buyer])
  await api.db.run('insert into item_alternates (division, item_number, alternate_number) values ($1, $2, $3)', [
    division,
    items.flour,
    items.outOfStock,
  ])
  await api.db.run(
    `insert into item_purchases (division, ship_to, item_number, times_ordered, last_ordered_at)
     values ($1, $2, $3, 5, now()), ($1, $2, $4, 9, now())`,
    [division, shipTo, items.flour, items.oil],
  )
  await api.db.inTransaction((tx) => seedSubstitutions(tx, api.clock.now()))
  const rows = await api.db.rows(
    `select ship_to as "shipTo", item_number as "itemNumber", choice, alternatives -> 0 ->> 'itemNumber' as first
     from substitution_preferences`,
  )
  expect(rows).toEqual([{ shipTo, itemNumber: items.flour, choice: 'substitute', first: items.outOfStock }])
})

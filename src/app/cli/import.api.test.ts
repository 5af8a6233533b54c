import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importKindNames } from '#contract/import-kind-names.ts'
import { runCommand } from '#tests/support/backup.ts'
import { testDatabase } from '#tests/support/database.ts'
import { importCommand } from './import.ts'

const { db, url } = await testDatabase()
const samples = 'docs/samples'
const environment = { DATABASE_URL: url, SECRET_KEY: 'a key of thirty-two letters or more' }

test('there is a sample file of every kind, and a folder of them is imported in the right order [PLAT-3]', async () => {
  expect(readdirSync(samples).toSorted()).toEqual(importKindNames.map((kind) => `${kind}.csv`).toSorted())
  const lines = await runCommand(importCommand, [samples], environment)
  expect(lines.map((line) => line.split(':')[0])).toEqual(importKindNames)
  for (const line of lines) expect(line).toMatch(/ 0 refused in /)
  expect(lines.join()).not.toMatch(/ 0 added/)
})

test('the samples are enough for a first order: a user, a ship-to with route days, an item with a price [PLAT-3]', async () => {
  const ready = await db.rows(
    `select u.email from users u join user_bill_tos b on b.user_id = u.id
     join ship_tos s on s.division = b.division and s.bill_to = b.bill_to and s.is_ordering_allowed
     join route_days r on r.division = s.division and r.ship_to = s.number
     join item_prices p on p.division = s.division and p.scope = 'L'`,
  )
  expect(ready).not.toEqual([])
})

test('a folder without a file of a kind is refused with an example [PLAT-3]', async () => {
  await expect(runCommand(importCommand, ['docs/decisions'], environment)).rejects.toThrow('such as items.csv')
})

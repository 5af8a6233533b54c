import { expect, test } from 'vitest'
import { createSeal } from '#platform/seal.ts'
import { runCommand } from '#tests/support/backup.ts'
import { testDatabase } from '#tests/support/database.ts'
import { addDistributor, people } from '#tests/support/distributor.ts'
import { keyLostCommand } from './key-lost.ts'
import { migrateCommand } from './migrate.ts'

const { db, url } = await testDatabase()
const lost = 'the key that will be lost, thirty-two or more'
const at = (SECRET_KEY: string) => ({ DATABASE_URL: url, SECRET_KEY })
const present = at('the key that takes its place, as long')

test('a lost key is given up only when asked twice, and only when it is lost [PLAT-12]', async () => {
  await addDistributor(db)
  await runCommand(migrateCommand, [], at(lost))
  await db.run('insert into second_factors (user_id, phone, totp_secret) values ($1, $2, $3)', [
    people.buyer,
    '+17025550143',
    createSeal([lost]).seal('JBSWY3DPEHPK3PXP', 'totp'),
  ])
  await db.run(`insert into recovery_codes (user_id, code_mark) values ($1, 'mark')`, [people.buyer])
  await db.run(
    `insert into mails (id, to_address, subject, text_body, is_sealed) values (gen_random_uuid(), 'a@b.example', '', '', true)`,
  )
  await expect(runCommand(keyLostCommand, ['--yes'], at(lost))).rejects.toThrow('nothing is lost')
  await expect(runCommand(keyLostCommand, [], present)).rejects.toThrow(
    /would give up 1 unsent mail, 0 unsent text messages, 1 authenticator app, 1 unused recovery code, 0 web push subscriptions, 0 bank accounts, 0 punchout secrets, 0 punchout document secrets, 0 API keys, 0 webhooks\. .*--yes/,
  )
  await expect(runCommand(migrateCommand, [], present)).rejects.toThrow('The secret key is another one')
  expect(await db.rows('select from second_factors where totp_secret is not null')).toHaveLength(1)
})

test('after that the portal starts with the present key, and users of an authenticator app set up a second factor again [PLAT-12]', async () => {
  await runCommand(keyLostCommand, ['--yes'], present)
  await runCommand(migrateCommand, [], present)
  await expect(runCommand(migrateCommand, [], at(lost))).rejects.toThrow('The secret key is another one')
  expect(await db.rows('select phone, totp_secret as secret from second_factors')).toEqual([
    { phone: '+17025550143', secret: null },
  ])
  expect(await db.rows('select user_id as id from second_factor_terms where is_setup_due')).toEqual([
    { id: people.buyer },
  ])
  expect(await db.rows('select from recovery_codes union all select from mails')).toEqual([])
})

import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { sql } from '#platform/database/statement.ts'
import { confirmSealingKey, holdsSealingKey } from '#platform/sealing-key.ts'
import { type Command, WrongUsage } from './command.ts'
import { refuseRunningPortal } from './running-portal.ts'

const counts = sql(
  'key-lost.counts',
  `select (select count(*) from bank_accounts) as "accounts",
     (select count(*) from second_factors where totp_secret is not null) as "apps",
     (select count(*) from mails where is_sealed and sent_at is null)
       + (select count(*) from text_messages where is_sealed and sent_at is null) as "messages"`,
)

/**
 * What only the lost key opens. Whoever had an app or recovery codes sets up a second factor at the
 * next sign-in.
 */
const giveUp = [
  `insert into second_factor_terms (user_id, is_setup_due) select user_id, true from second_factors
   where totp_secret is not null
   on conflict (user_id) do update set is_setup_due = true`,
  'delete from second_factors where phone is null',
  'update second_factors set totp_secret = null where totp_secret is not null',
  'delete from pending_authenticators',
  'delete from recovery_codes',
  'delete from second_factor_codes',
  'delete from single_sign_on_flows',
  'delete from mails where is_sealed and sent_at is null',
  'delete from text_messages where is_sealed and sent_at is null',
  `delete from payment_methods where kind = 'bank'`,
  'delete from sealing_keys',
]

/**
 * PLAT-12: the way out when the secret key is lost for good: what it sealed is given up, and the
 * present key takes its place.
 */
export const keyLostCommand: Command = {
  usage: 'key-lost [--yes]',
  summary: 'Give up what a lost secret key has sealed, so that the portal starts with another one',
  run: async (words, { config, log, print }) => {
    const isSure = words[0] === '--yes'
    if (words.length > (isSure ? 1 : 0)) throw new WrongUsage('Only --yes can follow')
    const opened = await openDatabase(config, log)
    const { db } = opened
    try {
      await migrate(db)
      await refuseRunningPortal(db)
      if (await holdsSealingKey(db, config))
        throw new Error('The secret key of this database is here: nothing is lost.')
      const { accounts, apps, messages } = await db.row<{ accounts: number; apps: number; messages: number }>(counts())
      const lost = `${accounts} bank accounts, ${apps} authenticator apps, all recovery codes and ${messages} unsent messages`
      if (!isSure) throw new Error(`This would give up ${lost}. Nothing was changed; --yes does it.`)
      await db.inTransaction(async (tx) => {
        for (const statement of giveUp) await tx.run(statement)
      })
      await confirmSealingKey(db, config)
      print(`Given up: ${lost}. The portal starts with the present key now`)
    } finally {
      await opened.stop()
    }
  },
}

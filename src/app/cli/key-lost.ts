import { plural } from '#kit/text.ts'
import type { Queries } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/open-database.ts'
import { confirmSealingKey, forgetSealingKeys, holdsSealingKey } from '#platform/sealing-key.ts'
import { areas } from '../areas.server.ts'
import { gatherSealedValues } from '../gather-sealed-values.ts'
import { type Command, WrongUsage } from './command.ts'
import { refuseRunningPortal } from './running-portal.ts'

const sealed = gatherSealedValues(areas)

/** '2 bank accounts, 1 authenticator app, …': what only the lost key opens. */
async function countLost(db: Queries): Promise<string> {
  const lost: string[] = []
  for (const { loses } of sealed)
    if (loses) lost.push(plural((await db.row<{ count: number }>(loses.count)).count, loses.one))
  return lost.join(', ')
}

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
      const lost = await countLost(db)
      if (!isSure) throw new Error(`This would give up ${lost}. Nothing was changed; --yes does it.`)
      await db.inTransaction(async (tx) => {
        for (const { giveUp } of sealed) for (const statement of giveUp) await tx.run(statement)
        await forgetSealingKeys(tx)
      })
      await confirmSealingKey(db, config)
      print(`Given up: ${lost}. The portal starts with the present key now`)
    } finally {
      await opened.stop()
    }
  },
}

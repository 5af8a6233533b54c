import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { todayIn } from '#areas/routing/rules/today-in.ts'
import { systemClock } from '#platform/clock.ts'
import { type Command, type CommandContext, withDatabase, WrongUsage } from './command.ts'
import { refuseRunningPortal } from './running-portal.ts'

/** PLAT-1: loads the demo distributor without starting the portal, or takes it away again. */
export const demoCommand: Command = {
  usage: 'demo [small|large|remove]',
  summary: 'Load the demo distributor into an empty database, or remove it',
  run: async ([what = 'small', ...more], context) => {
    if ((what !== 'small' && what !== 'large' && what !== 'remove') || more.length > 0)
      throw new WrongUsage('The demo is small or large')
    if (what === 'remove') return remove(context)
    const { loadDemo } = await import('../prepare-database.ts')
    await withDatabase(context, ({ db }) => loadDemo(db, what, context.config, context.logLine))
  },
}

const today = () => todayIn('America/Los_Angeles', systemClock.now())

async function remove(context: CommandContext): Promise<void> {
  const { removeDemo } = await import('#areas/demo/seed/remove-demo.ts')
  const { config, print } = context
  await withDatabase(context, async ({ db }) => {
    await refuseRunningPortal(db)
    await removeDemo(db, today())
    // Pictures of people who are gone now.
    if (config.outside.s3Url === undefined) await rm(join(config.dataDir, 'uploads'), { recursive: true, force: true })
  })
  print('The demo was removed: the database is empty. The next start loads it again unless DEMO=off is set')
  print('or data of your own is imported first')
}

import { todayIn } from '#areas/routing/rules/today-in.ts'
import { systemClock } from '#platform/clock.ts'
import { type Command, withDatabase, WrongUsage } from './command.ts'

/** PLAT-1: loads the demo distributor without starting the portal. */
export const demoCommand: Command = {
  usage: 'demo [small|large]',
  summary: 'Load the demo distributor',
  run: async ([size = 'small'], context) => {
    if (size !== 'small' && size !== 'large') throw new WrongUsage('The demo is small or large')
    const { seedDemo } = await import('#areas/demo/seed/seed-demo.ts')
    const today = todayIn('America/Los_Angeles', systemClock.now())
    await withDatabase(context, ({ db }) => seedDemo(db, size, today, context.say, context.config))
  },
}

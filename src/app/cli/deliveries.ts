import type { DeliveryChannel } from '#areas/deliveries/delivery.ts'
import { deliveryChannels } from '#areas/deliveries/delivery.ts'
import { deliveryStates } from '#areas/deliveries/rules/delivery-state.ts'
import { shownDemo } from '#areas/demo/seed/demo-state.ts'
import { changeDelivery, readChannelStates, readDeliveries, repeatAllFailed } from '#areas/deliveries/server/public.ts'
import type { Database } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type Command, type CommandContext, withDatabase, WrongUsage } from './command.ts'
import { optionsOf } from './command-options.ts'

// Nobody is signed in on the command line: the audit entry says what was done, and from where.
const note = sql(
  'cli.note-delivery',
  `insert into audit_entries (action, entity, details, address) values (:action, :entity, :details, 'command line')`,
)

const isChannel = (word: string | undefined): word is DeliveryChannel => deliveryChannels.some((each) => each === word)

/** PLAT-13: shows undelivered messages and sends them again. */
export const deliveriesCommand: Command = {
  usage: 'deliveries [CHANNEL [--state STATE] [--limit N]] | repeat CHANNEL ID|failed | give-up CHANNEL ID',
  summary: `Show, repeat and give up messages; CHANNEL is one of ${deliveryChannels.join(', ')}, STATE of ${deliveryStates.join(', ')}`,
  run: async (words, context) => {
    const { values, rest } = optionsOf(words, ['state', 'limit'])
    const [first, channel, id] = rest
    if (first === 'repeat' || first === 'give-up') {
      if (!isChannel(channel) || id === undefined || rest.length > 3)
        throw new WrongUsage('Which channel, and which message?')
      return withDatabase(context, ({ db }) => change(db, context, { verb: first, channel, id }))
    }
    if (rest.length > 1) throw new WrongUsage('One channel at a time')
    if (first === undefined) return withDatabase(context, ({ db }) => summarise(db, context))
    if (!isChannel(first)) throw new WrongUsage(`The channel is one of ${deliveryChannels.join(', ')}`)
    const state = deliveryStates.find((each) => each === (values.state ?? 'failed'))
    if (!state) throw new WrongUsage(`The state is one of ${deliveryStates.join(', ')}`)
    const limit = Number(values.limit ?? 50)
    if (!Number.isInteger(limit) || limit < 1) throw new WrongUsage('--limit is a whole number from 1')
    return withDatabase(context, async ({ db }) => {
      for (const each of await readDeliveries(db, first, { state, before: null, limit }))
        context.print(
          [each.id, each.createdAt, each.state, each.attempts, each.subject, each.about, each.lastError ?? ''].join(
            '\t',
          ),
        )
    })
  },
}

async function summarise(db: Database, { config, print }: CommandContext): Promise<void> {
  // As in the portal: with data of a real distributor the demo does not accept what has no
  // provider.
  const shown = { ...config, demo: await shownDemo(db, config) }
  for (const { channel, isConfigured, waiting, failed } of await readChannelStates(db, shown))
    print(`${channel}: ${waiting} waiting, ${failed} failed${isConfigured ? '' : ', nothing set to send with'}`)
}

async function change(
  db: Database,
  { print }: CommandContext,
  { verb, channel, id }: { verb: 'repeat' | 'give-up'; channel: DeliveryChannel; id: string },
): Promise<void> {
  if (verb === 'repeat' && id === 'failed') {
    const repeated = await repeatAllFailed(db, channel)
    if (repeated > 0)
      await db.run(
        note({
          action: 'delivery.repeat-failed',
          entity: `delivery:${channel}`,
          details: JSON.stringify({ channel, messages: repeated }),
        }),
      )
    print(`${repeated} ${repeated === 1 ? 'message' : 'messages'} will be sent again`)
    return
  }
  const change = verb === 'repeat' ? 'repeat' : 'giveUp'
  const { subject, about } = await changeDelivery(db, change, { channel, id }, async (tx, before) => {
    const details = JSON.stringify({ channel, subject: before.subject, about: before.about })
    await tx.run(note({ action: `delivery.${verb}`, entity: `delivery:${channel}/${before.id}`, details }))
  })
  print(`${subject}, ${about}: ${verb === 'repeat' ? 'will be sent again' : 'is not sent any more'}`)
}

import type { Config } from '#platform/config.ts'
import type { Queries } from '#platform/database/database.ts'
import { sql } from '#platform/database/statement.ts'
import { type ChannelState, deliveryChannels } from '../delivery.ts'
import { channelSources, isConfigured } from './channel-sources.ts'

const counts = sql(
  'deliveries.channels',
  deliveryChannels
    .map((channel) => {
      const { table, doneAt } = channelSources[channel].queue
      return `select '${channel}' as channel, count(*) as waiting, 
        min(created_at) filter (where first_attempt_at is not null or next_attempt_at <= now()) as "oldestWaitingAt",
        (select count(*) from ${table} where stopped_at is not null and stop_reason in ('refused', 'tooOld')) as failed
        from ${table} where ${doneAt} is null and stopped_at is null`
    })
    .join(' union all '),
)

/** PLAT-13: the state of each channel. */
export async function readChannelStates(
  db: Queries,
  config: Pick<Config, 'outside' | 'demo'>,
): Promise<ChannelState[]> {
  const rows = await db.rows<Omit<ChannelState, 'isConfigured'>>(counts())
  return deliveryChannels.map((channel) => {
    const row = rows.find((each) => each.channel === channel)
    return {
      channel,
      isConfigured: isConfigured(channel, config),
      waiting: row?.waiting ?? 0,
      failed: row?.failed ?? 0,
      oldestWaitingAt: row?.oldestWaitingAt ?? null,
    }
  })
}

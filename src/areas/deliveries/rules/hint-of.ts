import type { ChannelState } from '../delivery.ts'

const plural = (count: number, word: string) => `${count.toLocaleString('en-US')} ${word}${count === 1 ? '' : 's'}`

/** PLAT-13: the hint for staff on every screen, or null when all messages are sent. */
export function hintOf(channels: readonly Pick<ChannelState, 'failed' | 'waiting' | 'isConfigured'>[]): string | null {
  const failed = channels.reduce((sum, channel) => sum + channel.failed, 0)
  const stuck = channels.filter(({ isConfigured }) => !isConfigured).reduce((sum, { waiting }) => sum + waiting, 0)
  if (failed === 0 && stuck === 0) return null
  const sentences = [
    ...(failed > 0 ? [`${plural(failed, 'message')} could not be delivered.`] : []),
    ...(stuck > 0
      ? [`${plural(stuck, 'message')} ${stuck === 1 ? 'waits' : 'wait'} for a provider that is not set.`]
      : []),
  ]
  return sentences.join(' ')
}

/**
 * The channel to look at first: one that has failed, else one that has nowhere to send. There is
 * always one.
 */
export const troubledChannel = (channels: readonly ChannelState[]): ChannelState =>
  channels.find(({ failed }) => failed > 0) ??
  channels.find(({ waiting, isConfigured }) => waiting > 0 && !isConfigured) ??
  channels[0]!

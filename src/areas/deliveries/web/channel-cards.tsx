import { TriangleAlert } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { instantText } from '#browser/instant-text.ts'
import type { Address } from '#contract/address.ts'
import type { ChannelState, DeliveryChannel } from '../delivery.ts'
import { channelWords } from './delivery-words.ts'

/** PLAT-13: how each channel does; choosing one lists its messages. */
export function ChannelCards({
  channels,
  selected,
  hrefOf,
}: {
  channels: readonly ChannelState[]
  selected: DeliveryChannel
  hrefOf: (channel: DeliveryChannel) => Address
}) {
  return (
    <nav aria-label="Channels">
      <ul className="grid gap-2 sm:grid-cols-3">
        {channels.map((channel) => (
          <li key={channel.channel}>
            <Link
              href={hrefOf(channel.channel)}
              {...(channel.channel === selected && { 'aria-current': 'page' as const })}
              className="grid h-full content-start gap-1 rounded-dialog max-sm:grid-cols-[1fr_auto] max-sm:items-baseline border border-line bg-raised px-3 py-2.5 text-ink no-underline aria-[current=page]:border-action aria-[current=page]:bg-action-soft data-hovered:border-line-strong"
            >
              <span className="font-semibold">{channelWords[channel.channel].name}</span>
              <span className="figures text-13">
                {channel.failed > 0 ? (
                  <strong className="font-semibold text-danger">{channel.failed.toLocaleString('en-US')} failed</strong>
                ) : (
                  <span className="text-muted">None failed</span>
                )}
                <span className="text-muted"> · {channel.waiting.toLocaleString('en-US')} waiting</span>
              </span>
              {channel.oldestWaitingAt && (
                <span className="figures text-12 text-muted max-sm:col-span-2">
                  Oldest since {instantText(channel.oldestWaitingAt)}
                </span>
              )}
              {!channel.isConfigured && (
                <span className="flex items-start gap-1.5 text-12 text-warning max-sm:col-span-2">
                  <TriangleAlert size={14} aria-hidden="true" className="mt-0.5 shrink-0" />
                  {channelWords[channel.channel].unset}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

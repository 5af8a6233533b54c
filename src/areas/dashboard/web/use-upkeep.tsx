import { creditRequestsScreen } from '#areas/credit-requests/credit-requests.addresses.ts'
import { countCreditRequests } from '#areas/credit-requests/credit-requests.endpoints.ts'
import { deliveriesScreen } from '#areas/deliveries/deliveries.addresses.ts'
import { getDeliveryChannels } from '#areas/deliveries/deliveries.endpoints.ts'
import { hintOf, troubledChannel } from '#areas/deliveries/rules/hint-of.ts'
import { RepeatFailed } from '#areas/deliveries/web/public.tsx'
import { usersScreen } from '#areas/users/users.addresses.ts'
import { listUsers } from '#areas/users/users.endpoints.ts'
import { useActor } from '#browser/current-user.ts'
import { useCall } from '#browser/query.ts'
import type { CallAnswer } from '#contract/endpoint.ts'
import { plural } from '#kit/text.ts'
import type { DescribedWork } from './describe-work.tsx'
import { ActionLink } from './work-entry.tsx'

/**
 * SHELL-8: what needs a hand about no one customer, for those who may do something about it:
 * messages that do not leave (PLAT-13), credit requests that wait for a decision (CREDIT-2) and
 * users nobody has invited (USERS-1).
 */
export function useUpkeep(isAsked: boolean) {
  const actor = useActor()
  const sends = isAsked && actor.can('importData')
  const invites = isAsked && actor.can('viewUsers') && actor.can('resetUserPassword')
  const channels = useCall(getDeliveryChannels, sends ? {} : null)
  const users = useCall(
    listUsers,
    invites ? { query: { state: 'notInvited', pageSize: 1, includeTotal: 'true' } } : null,
  )
  const decides = isAsked && actor.can('viewCreditRequests') && actor.can('actOnCreditRequests')
  const credits = useCall(countCreditRequests, decides ? { query: {} } : null)
  const waiting = credits.data && describeCredits(credits.data)
  const uninvited = users.data?.totalRecords ?? 0
  const unsent = channels.data && describeUnsent(channels.data.channels)
  const work: DescribedWork[] = [
    ...(unsent ? [unsent] : []),
    ...(waiting ? [waiting] : []),
    ...(uninvited > 0 ? [describeUninvited(uninvited)] : []),
  ]
  const failed = [
    ...(channels.error && !channels.data ? [{ what: 'Messages that wait', of: channels }] : []),
    ...(credits.error && !credits.data ? [{ what: 'Credit requests that wait', of: credits }] : []),
    ...(users.error && !users.data ? [{ what: 'Users without an invitation', of: users }] : []),
  ].map(({ what, of }) => ({ what, failure: of.error!, onRetry: () => void of.refetch() }))
  return { work, failed }
}

type Channels = Parameters<typeof troubledChannel>[0]

function describeUnsent(channels: Channels): DescribedWork | null {
  const reason = hintOf(channels)
  if (reason === null) return null
  const { channel, failed } = troubledChannel(channels)
  return {
    kind: 'unsent',
    entry: {
      key: 'unsent',
      title: 'Messages',
      href: deliveriesScreen.at({ channel, state: failed > 0 ? 'failed' : undefined }),
      reason,
      age: '',
      amount: '',
      action: <RepeatFailed channel={channel} failed={failed} size="small" />,
    },
  }
}

/** What waits for a decision, by whom it waits for; null when nothing does. */
function describeCredits({ counts, late }: CallAnswer<typeof countCreditRequests>): DescribedWork | null {
  const { pendingDsrApproval, pendingDsmApproval, unassigned, assignedToMe } = counts
  const parts = [
    [pendingDsrApproval, 'for the DSR', 'pendingDsrApproval'],
    [pendingDsmApproval, 'for the DSM', 'pendingDsmApproval'],
    [unassigned, 'for somebody to take them on', 'unassigned'],
    [assignedToMe, 'with you', 'assignedToMe'],
  ] as const
  const waiting = parts.filter(([count]) => count > 0)
  if (waiting.length === 0) return null
  const total = waiting.reduce((sum, [count]) => sum + count, 0)
  const href = creditRequestsScreen.at({ quick: waiting.length === 1 ? waiting[0]![2] : undefined })
  return {
    kind: 'credits',
    late,
    entry: {
      key: 'credits',
      title: 'Credit requests',
      href,
      reason: `Waiting: ${waiting.map(([count, words]) => `${count.toLocaleString('en-US')} ${words}`).join(', ')}.`,
      age: late > 0 ? `${late.toLocaleString('en-US')} late` : '',
      amount: plural(total, 'request'),
      action: (
        <ActionLink href={href} label="Decide credit requests">
          Decide
        </ActionLink>
      ),
    },
  }
}

function describeUninvited(count: number): DescribedWork {
  const href = usersScreen.at({ state: 'notInvited' })
  return {
    kind: 'invitations',
    entry: {
      key: 'uninvited',
      title: 'Invitations',
      href,
      reason: `${plural(count, 'user')} without an invitation cannot sign in.`,
      age: '',
      amount: plural(count, 'user'),
      action: (
        <ActionLink href={href} label="Invite users">
          Invite
        </ActionLink>
      ),
    },
  }
}

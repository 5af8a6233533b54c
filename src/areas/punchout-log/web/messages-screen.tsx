import { Inbox } from 'lucide-react'
import { integrationAddress, callFor, inputFor, type Owner } from '#areas/punchout-settings/web/public.tsx'
import { BackLink } from '#browser/back-link.tsx'
import { useCloseDialog, useHref, usePathParams, useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useMedia } from '#browser/use-media.ts'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FilterSelect } from '#ui/filter-select.tsx'
import { NewestOlder } from '#ui/newest-older.tsx'
import { directions, loggedDays } from '../logged-message.ts'
import { messagesScreen, userMessagesScreen } from '../punchout-log.addresses.ts'
import { listPunchoutMessages, listUserPunchoutMessages } from '../punchout-log.endpoints.ts'
import { MessageCards, MessageTable } from './message-rows.tsx'
import { MessageSheet } from './message-sheet.tsx'
import { readLogSearch } from './read-log-search.ts'

/** PUNCH-5: /profile/punchout/ID/messages. */
export function MessagesScreen() {
  const { settingsId = '' } = usePathParams(messagesScreen)
  return <Messages owner={undefined} settingsId={settingsId} />
}

/** PUNCH-5: the same for a selected user. */
export function UserMessagesScreen() {
  const { userId, settingsId = '' } = usePathParams(userMessagesScreen)
  return <Messages owner={userId} settingsId={settingsId} />
}

/** Milliseconds until the log is read again: people watch it while the other system is set up. */
const everyMs = 5000

const outcomes = [
  ['accepted', 'Accepted'],
  ['refused', 'Refused'],
] as const

function Messages({ owner, settingsId }: { owner: Owner; settingsId: string }) {
  const isPhone = useMedia('phone')
  const hrefTo = useHref()
  const [search, setSearch] = useSearchState(readLogSearch)
  const change: typeof setSearch = (part) => setSearch({ cursor: undefined, message: undefined, ...part })
  const close = useCloseDialog({ parameter: 'message', closed: messagesScreen.search({ message: undefined }) })
  const { message, ...query } = search
  const input = inputFor<typeof listPunchoutMessages>(owner, { params: { punchoutSettingsId: settingsId }, query })
  const call = useCall(callFor(owner, listPunchoutMessages, listUserPunchoutMessages), input, {
    keepPrevious: true,
    every: everyMs,
  })
  const { data } = call
  const kinds = data?.kinds ?? []
  const open = (id: string) => hrefTo(messagesScreen.search({ message: id }))
  return (
    <div className="page">
      <BackLink href={integrationAddress(owner, settingsId)}>Punchout integration</BackLink>
      <div className="pb-3">
        <h1 className="text-20 font-semibold">Messages</h1>
        <p className="text-13 text-muted">
          What the customer’s system and the portal sent each other in the last {loggedDays} days, without secrets.
        </p>
      </div>
      <search className="grid grid-cols-2 items-start gap-2 pb-3 max-[22rem]:grid-cols-1 md:flex">
        <FilterSelect
          label="Direction"
          value={search.direction}
          options={Object.entries(directions)}
          onChange={(direction) => change({ direction })}
        />
        <FilterSelect
          label="Outcome"
          value={search.outcome}
          options={outcomes}
          onChange={(outcome) => change({ outcome })}
        />
        <FilterSelect
          label="Kind"
          className="max-md:col-span-full"
          value={search.kind}
          options={(search.kind === '' || kinds.includes(search.kind) ? kinds : [search.kind, ...kinds]).map(
            (kind) => [kind, kind] as const,
          )}
          onChange={(kind) => change({ kind })}
        />
      </search>
      <CallList
        call={call}
        what="The messages"
        rows={10}
        isEmpty={({ messages }) => messages.length === 0}
        empty={
          <EmptyState title="No messages" picture={<Inbox size={40} aria-hidden="true" />}>
            Nothing was sent or received in these days, or a filter hides it. The simulator makes messages in a minute.
          </EmptyState>
        }
      >
        {({ messages }) =>
          isPhone ? <MessageCards messages={messages} open={open} /> : <MessageTable messages={messages} open={open} />
        }
      </CallList>
      {data && (
        <div className="pt-4">
          <NewestOlder
            newest={search.cursor ? hrefTo(messagesScreen.search({ cursor: undefined })) : null}
            older={data.nextCursor && hrefTo(messagesScreen.search({ cursor: data.nextCursor }))}
          />
        </div>
      )}
      {message !== undefined && (
        <MessageSheet owner={owner} settingsId={settingsId} messageId={message} close={close} />
      )}
    </div>
  )
}

import { KeyRound, Plus } from 'lucide-react'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { newApiKeyDialog } from '../api-keys.addresses.ts'
import { listApiKeys } from '../api-keys.endpoints.ts'
import { DeveloperPlaces } from './developer-places.tsx'
import { KeyRow } from './key-row.tsx'

/** NEXT-12: /developers/keys. */
export function ApiKeysScreen() {
  const found = useCall(listApiKeys, {})
  const go = useGo()
  return (
    <div className="page">
      <header className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
        <h1 className="text-20 font-semibold">API keys</h1>
        <Button variant="primary" onPress={() => go(newApiKeyDialog.open())}>
          <Plus size={16} aria-hidden="true" />
          Create API key
        </Button>
      </header>
      <DeveloperPlaces current="API keys" />
      <p className="max-w-[720px] pb-4 text-muted">
        A program with a key makes the calls of this portal in your name, for your customers. It may do what you choose
        for it and you may do yourself at that moment, and nothing that is your own: password, ways to pay, users.
        {found.data && ` Each key can make ${found.data.requestsPerMinute.toLocaleString('en-US')} requests a minute.`}
      </p>
      <CallList
        call={found}
        what="The API keys"
        rows={3}
        isEmpty={({ apiKeys }) => apiKeys.length === 0}
        empty={
          <EmptyState title="No program has a key" picture={<KeyRound size={40} aria-hidden="true" />}>
            Create a key for each program that reads prices, places orders or fetches invoices for you.
          </EmptyState>
        }
      >
        {({ apiKeys }) => (
          <ul aria-label="API keys" className="divide-y divide-line rounded-dialog border border-line bg-raised">
            {apiKeys.map((each) => (
              <KeyRow key={each.id} apiKey={each} />
            ))}
          </ul>
        )}
      </CallList>
    </div>
  )
}

import { useState } from 'react'
import { features, isFeature } from '#kit/feature-keys.ts'
import { plural } from '#kit/text.ts'
import { useSearchState } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { CallList } from '#ui/call-list.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { TextField } from '#ui/text-field.tsx'
import { listOpenCalls } from '../developers.endpoints.ts'
import type { OpenCall } from '../open-call.ts'
import { searchCalls } from '../rules/list-open-calls.ts'
import { writeCurl } from '../rules/write-curl.ts'
import { CodeBlock } from './code-block.tsx'

/** Calls shown before the rest is asked for. */
const shownAtOnce = 20

const labelOf = (feature: string): string => (isFeature(feature) ? features[feature] : feature)

/** NEXT-12: the calls that keys can make, to search, each with the permission it needs. */
export function CallsPart() {
  const found = useCall(listOpenCalls, {})
  const [{ keyword }, setSearch] = useSearchState((search) => ({ keyword: search['keyword'] ?? '' }))
  const [isWhole, setIsWhole] = useState(false)
  return (
    <>
      <p className="text-muted">
        The same calls as the portal’s own. What is a person’s own is closed to keys: password, second factor, sessions,
        ways to pay, users.
      </p>
      <TextField
        label="Search calls"
        type="search"
        value={keyword}
        onChange={(next) => setSearch({ keyword: next || undefined })}
        autoComplete="off"
        maxLength={100}
      />
      <CallList
        call={found}
        what="The calls"
        rows={6}
        isEmpty={({ calls }) => searchCalls(calls, keyword, labelOf).length === 0}
        empty={<EmptyState title="No call found">Try fewer words, such as 'invoices' or 'place order'.</EmptyState>}
      >
        {({ calls }) => {
          const matching = searchCalls(calls, keyword, labelOf)
          const shown = isWhole ? matching : matching.slice(0, shownAtOnce)
          return (
            <div className="grid gap-2">
              <p className="figures text-13 text-muted" role="status">
                {plural(matching.length, 'call')}
              </p>
              <ul aria-label="Calls" className="divide-y divide-line rounded-dialog border border-line bg-raised">
                {shown.map((each) => (
                  <CallRow key={each.name} call={each} />
                ))}
              </ul>
              {shown.length < matching.length && (
                <div>
                  <Button size="small" onPress={() => setIsWhole(true)}>
                    Show all {matching.length}
                  </Button>
                </div>
              )}
            </div>
          )
        }}
      </CallList>
    </>
  )
}

function CallRow({ call }: { call: OpenCall }) {
  const { name, method, path, summary, needs } = call
  const [isOpen, setOpen] = useState(false)
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] gap-1 px-4 py-2.5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
        <div className="min-w-0 flex-1 basis-64">
          <p className="text-14 wrap-anywhere">
            <span className="font-semibold">{method}</span> <code>{path}</code>
          </p>
          <p className="text-13 wrap-anywhere text-muted">
            {summary}. <a href={`/api/docs#${name}`}>Description</a>
          </p>
        </div>
        <div className="flex min-w-0 flex-wrap items-center gap-2 *:max-w-full *:whitespace-normal!">
          {needs.map((each) => (
            <Badge key={each}>{labelOf(each)}</Badge>
          ))}
          <Button
            size="small"
            aria-expanded={isOpen}
            aria-label={`Example of ${name}`}
            onPress={() => setOpen(!isOpen)}
          >
            Example
          </Button>
        </div>
      </div>
      {isOpen && (
        <CodeBlock
          code={writeCurl(call, window.location.origin)}
          label={`example of ${name}`}
          title="On the command line"
        />
      )}
    </li>
  )
}

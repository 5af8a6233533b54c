import { useState } from 'react'
import { apiKeysScreen } from '#areas/api-keys/api-keys.addresses.ts'
import { Link } from '#browser/link.tsx'
import { Button } from '#ui/button.tsx'
import { keyPlaceholder, writeCurl } from '../rules/write-curl.ts'
import { CodeBlock } from './code-block.tsx'

/** Reads that every user of this page can try. */
const examples = [
  { label: 'My ship-tos', path: '/api/me/ship-tos?pageSize=2' },
  { label: 'My bill-tos', path: '/api/me/bill-tos?pageSize=2' },
  { label: 'Divisions', path: '/api/me/divisions' },
] as const

const call = { method: 'GET', hasBody: false, needsIdempotencyKey: false, takesIfMatch: false } as const
/** Letters of an answer that are shown. */
const maxShown = 4000

/** NEXT-12: the first call, and what it answers, live. */
export function StartPart() {
  const [chosen, setChosen] = useState<(typeof examples)[number]>(examples[0])
  const [answer, setAnswer] = useState<{ path: string; text: string }>()
  const [isRunning, setRunning] = useState(false)
  const run = async () => {
    setRunning(true)
    setAnswer({ path: chosen.path, text: await read(chosen.path) })
    setRunning(false)
  }
  return (
    <>
      <ol className="grid list-decimal gap-1 pl-5">
        <li>
          Create a key under <Link href={apiKeysScreen.at()}>API keys</Link>, with the permissions the program needs.
        </li>
        <li>
          Send it with every call as the header{' '}
          <code className="wrap-anywhere">Authorization: Bearer {keyPlaceholder}</code>.
        </li>
        <li>
          Every call is described in <a href="/api/docs">/api/docs</a>, and as an{' '}
          <a href="/api/openapi.json">OpenAPI document</a> that generators of clients read.
        </li>
      </ol>
      <div className="flex flex-wrap gap-2" role="group" aria-label="Examples">
        {examples.map((each) => (
          <Button
            key={each.path}
            size="small"
            aria-pressed={each === chosen}
            variant={each === chosen ? 'primary' : 'secondary'}
            onPress={() => setChosen(each)}
          >
            {each.label}
          </Button>
        ))}
      </div>
      <CodeBlock
        code={writeCurl({ ...call, path: chosen.path }, window.location.origin)}
        label="example"
        title="On the command line"
      />
      <div>
        <Button isPending={isRunning} onPress={() => void (isRunning || run())}>
          Run it as me
        </Button>
      </div>
      {answer?.path === chosen.path && (
        <div aria-live="polite">
          <CodeBlock code={answer.text} label="answer" title="Answer" />
        </div>
      )}
    </>
  )
}

/** What the call answers to the person who is signed in. */
async function read(path: string): Promise<string> {
  try {
    const response = await fetch(path, { credentials: 'same-origin', headers: { accept: 'application/json' } })
    const body = JSON.stringify((await response.json()) as unknown, null, 2)
    const shown = body.length > maxShown ? `${body.slice(0, maxShown)}\n…` : body
    return `HTTP ${response.status}\n${shown}`
  } catch {
    return 'The portal could not be reached. Please try again.'
  }
}

import { CodeBlock } from './code-block.tsx'

const error = `HTTP 429
Retry-After: 24

{
  "code": "api_key_too_many_requests",
  "message": "This API key makes too many requests. Please wait and try again.",
  "details": { "retryAfterSeconds": 24 }
}`

const rules = [
  ['401', 'The key is unknown, revoked or expired.'],
  ['403', 'The key, or its owner, lacks a permission (details.missing), or the call is for people.'],
  ['404', 'There is no such thing among your customers: foreign and missing ones read alike.'],
  ['409', 'Somebody else was faster, or the rules say no: the message says what to do.'],
  ['422', 'The Idempotency-Key was used for another request.'],
  ['429', 'Too many requests: wait for the seconds of Retry-After.'],
  ['503', 'The portal is busy; nothing was changed. Try again after Retry-After.'],
] as const

/** NEXT-12: how many, how large, and what a refusal looks like. */
export const LimitsPart = () => (
  <>
    <ul className="grid list-disc gap-1 pl-5">
      <li>Each key has a limit of requests a minute, which the list of your keys names.</li>
      <li>A body has at most 1 MB, a page of a list at most 100 entries.</li>
      <li>
        Writes that must happen once need an <code>Idempotency-Key</code>: send the same one again after a lost answer,
        and the first answer is repeated.
      </li>
      <li>
        Send <code>If-Match</code> with the version you know: a newer one is answered with 409 instead of being
        overwritten.
      </li>
      <li>Amounts are whole cents; dates are calendar dates of the division, instants are in UTC.</li>
    </ul>
    <CodeBlock code={error} label="error" title="A refusal" />
    <dl className="grid gap-1">
      {rules.map(([status, text]) => (
        <div key={status} className="grid grid-cols-[3rem_minmax(0,1fr)] gap-3">
          <dt className="figures font-semibold">{status}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </>
)

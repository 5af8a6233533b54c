import type { CallFailed } from '#browser/call-failed.ts'

/** What the server said, else what failed in the specification's words (S0 section 8). */
export const sentenceOf = (failure: CallFailed, generic: string): string =>
  failure.code === 'unexpected' ? generic : failure.message

/** What went wrong, where it went wrong; read aloud when it appears. */
export function FailureNote({ text }: { text: string | undefined }) {
  return (
    <div role="alert">
      {text && <p className="rounded-control bg-danger-soft px-3 py-2 font-medium text-danger">{text}</p>}
    </div>
  )
}

import { type CallFailed, isOutcomeUnknown } from '#browser/call-failed.ts'

/** GUIDE-4: why a save failed, where it is about no field of the form. */
export function NotSaved({ failure }: { failure: CallFailed | null }) {
  if (!failure) return null
  const saved = isOutcomeUnknown(failure) ? 'What you typed' : 'Nothing was saved; what you typed'
  return (
    <p role="alert" className="mr-auto min-w-0 self-center text-13 text-danger">
      {failure.message.replace(/\.$/, '')}. {saved} is still here.
    </p>
  )
}

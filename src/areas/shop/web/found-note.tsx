import { Button as AriaButton } from 'react-aria-components'
import { describeMissing } from '../rules/describe-missing.ts'

/**
 * ITEM-2: what of the keyword the items below lack, and the keyword in words of the catalogue one
 * click away.
 */
export function FoundNote({
  keyword,
  missing,
  didYouMean,
  onKeyword,
}: {
  keyword: string
  missing: readonly string[]
  didYouMean: string | null
  onKeyword: (keyword: string) => void
}) {
  const lacking = describeMissing(keyword, missing)
  return (
    <div aria-live="polite" className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-2 text-13 empty:hidden">
      {lacking && <p>{lacking}</p>}
      {didYouMean && <DidYouMean text={didYouMean} onKeyword={onKeyword} />}
    </div>
  )
}

/** The spelling that was searched for; a click makes it the keyword. */
export const DidYouMean = ({ text, onKeyword }: { text: string; onKeyword: (keyword: string) => void }) => (
  <p>
    Did you mean{' '}
    <AriaButton
      onPress={() => onKeyword(text)}
      className="rounded-control py-1 font-semibold text-action underline pointer-coarse:min-h-11"
    >
      {text}
    </AriaButton>
    ?
  </p>
)

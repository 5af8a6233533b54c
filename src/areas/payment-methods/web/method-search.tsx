import { profileScreen } from '#areas/profile/profile.addresses.ts'
import { useGo } from '#browser/navigation.ts'
import { useTypedKeyword } from '#browser/use-typed-keyword.ts'
import { TextField } from '#ui/text-field.tsx'

/** Finds a method by its description or a bill-to; the search stands in the address (UI-8). */
export function MethodSearch({ keyword }: { keyword: string }) {
  const go = useGo()
  const { text, type, sendNow } = useTypedKeyword(keyword, (wanted, options) =>
    go(profileScreen.search({ keyword: wanted }), options),
  )
  return (
    <div role="search" className="max-w-96" onKeyDownCapture={(event) => event.key === 'Enter' && sendNow()}>
      <TextField
        label="Search payment methods"
        type="search"
        value={text}
        onChange={type}
        hint="By description or bill-to"
      />
    </div>
  )
}

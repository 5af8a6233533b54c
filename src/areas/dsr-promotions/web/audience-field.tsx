import { useState } from 'react'
import { useCall } from '#browser/query.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { capitalized } from '#kit/text.ts'
import { Chip } from '#ui/chip.tsx'
import { SearchableSelect } from '#ui/combo-box.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { listPromotionAudience } from '../dsr-promotions.endpoints.ts'
import { type NamedAudience, promotionLimits } from '../promotion.ts'
import { entryWords } from './promotion-words.ts'

const keyOf = ({ kind, number }: Pick<NamedAudience, 'kind' | 'number'>) => `${kind} ${number}`

/** STAFF-3: whom a promotion is for: customers by search, with the right also classes and more. */
export function AudienceField({
  division,
  chosen,
  error,
  onChange,
}: {
  division: string | null
  chosen: readonly NamedAudience[]
  error: string | undefined
  onChange: (audience: readonly NamedAudience[]) => void
}) {
  const [keyword, setKeyword] = useState('')
  const [isOpen, setOpen] = useState(false)
  const asked = useDebounced(keyword.trim(), suggestDebounceMs)
  const found = useCall(
    listPromotionAudience,
    division !== null && isOpen ? { params: { division }, query: { keyword: asked } } : null,
    { keepPrevious: true },
  )
  const taken = new Set(chosen.map(keyOf))
  const choices = (found.data?.audience ?? []).filter((entry) => !taken.has(keyOf(entry)))
  const add = (key: string) => {
    const entry = choices.find((each) => keyOf(each) === key)
    if (entry && chosen.length < promotionLimits.audience) onChange([...chosen, entry])
    setKeyword('')
  }
  return (
    <fieldset {...(error && { 'data-invalid': '' })} className="grid min-w-0 gap-2">
      <legend className="field-label">For whom</legend>
      {division === null ? (
        <p className="text-13 text-muted">Please choose the division first.</p>
      ) : (
        <SearchableSelect
          label="Customers"
          trigger={<span className="flex-1 text-muted">Add customers</span>}
          isField
          options={choices.map((entry) => ({
            id: keyOf(entry),
            label: entry.name,
            detail: capitalized(entryWords(entry)),
          }))}
          selectedId={null}
          keyword={keyword}
          onKeywordChange={setKeyword}
          onSelect={add}
          isOpen={isOpen}
          onOpenChange={setOpen}
          emptyText={found.data ? 'Nobody found' : 'Loading …'}
          note={choices.length >= 40 ? 'Type to find more.' : undefined}
          failed={
            found.error &&
            !found.data && (
              <ErrorState failure={found.error} what="The customers" onRetry={() => void found.refetch()} />
            )
          }
        />
      )}
      <div className="flex flex-wrap gap-1.5">
        {chosen.map((entry) => (
          <Chip
            key={keyOf(entry)}
            removeLabel={`Remove ${entryWords(entry)}`}
            onRemove={() => onChange(chosen.filter((each) => each !== entry))}
          >
            <span className="max-w-[60vw] min-w-0 truncate">{capitalized(entryWords(entry))}</span>
          </Chip>
        ))}
        {chosen.length === 0 && division !== null && <p className="text-13 text-muted">Nobody yet.</p>}
      </div>
      {error && <p className="text-12 text-danger">{error}</p>}
    </fieldset>
  )
}

import { useState } from 'react'
import { type ComboOption, SearchableSelect } from '#ui/combo-box.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import type { CallFailed } from '#browser/call-failed.ts'

/** What a search of the server has found so far. */
export interface FoundOptions {
  readonly options: readonly ComboOption[]
  readonly isSearching: boolean
  /** Of the last search; null while it runs again. */
  readonly failure: CallFailed | null
  readonly retry: () => void
}

/** One entry of a long list among the filters of a list; the first entry takes the filter off. */
export function SearchFilter({
  label,
  what,
  value,
  shown,
  found,
  onSearch,
  onChange,
}: {
  label: string
  /** In the plural, for what could not be loaded. */
  what: string
  value: string | undefined
  /** What the closed button says of the value. */
  shown: string
  found: FoundOptions
  /** The keyword; undefined while the list is closed. */
  onSearch: (keyword: string | undefined) => void
  onChange: (value: string | undefined) => void
}) {
  const [isOpen, setIsOpen] = useState(false)
  const [keyword, setKeyword] = useState('')
  const open = (next: boolean) => {
    setIsOpen(next)
    setKeyword('')
    onSearch(next ? '' : undefined)
  }
  return (
    <div>
      <span className="field-label" aria-hidden="true">
        {label}
      </span>
      <SearchableSelect
        label={label}
        isField
        trigger={
          <span className={`min-w-0 flex-1 truncate ${value ? 'font-medium' : ''}`}>
            <span className="sr-only">{label}: </span>
            {value ? shown : 'All'}
          </span>
        }
        options={keyword === '' ? [{ id: '', label: 'All' }, ...found.options] : found.options}
        selectedId={value ?? ''}
        keyword={keyword}
        onKeywordChange={(typed) => {
          setKeyword(typed)
          onSearch(typed)
        }}
        onSelect={(id) => {
          open(false)
          onChange(id || undefined)
        }}
        isOpen={isOpen}
        onOpenChange={open}
        emptyText={found.isSearching ? 'Searching' : 'Nothing found'}
        failed={found.failure && <ErrorState failure={found.failure} what={what} onRetry={found.retry} />}
      />
    </div>
  )
}

import { type KeyboardEvent, Suspense, useId, useRef, useState } from 'react'
import { Search } from 'lucide-react'
import { itemDialog, shopOf } from '#areas/shop/shop.addresses.ts'
import { suggestItems } from '#areas/shop/shop.endpoints.ts'
import { usePriceDate } from '#areas/shop/web/use-price-date.ts'
import { atRest } from '#browser/at-rest.ts'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useGo } from '#browser/navigation.ts'
import { useCall } from '#browser/query.ts'
import { useShortcut } from '#browser/shortcuts.ts'
import { suggestDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { Kbd } from '#ui/kbd.tsx'
import { loadOnDemand } from '#ui/load-on-demand.tsx'
import type { Suggestion } from './suggestion-list.tsx'
import { useSearchText } from './use-search-text.ts'

// Scanning comes after the first screen.
const ShopScanner = loadOnDemand(
  () => atRest().then(async () => (await import('#areas/shop/web/shop-scanner.tsx')).ShopScanner),
  'silent',
)

// Both come when the field has the focus.
const SuggestionList = loadOnDemand(
  () => import('./suggestion-list.tsx').then((module) => module.SuggestionList),
  'silent',
)
const SuggestionsFailed = loadOnDemand(
  () => import('./suggestions-failed.tsx').then((module) => module.SuggestionsFailed),
  'silent',
)

/** SHELL-1, UI-8: the search in the middle of the bar; '/' focuses it from anywhere. */
export function ShopSearch() {
  const { text, type, sendNow, reset } = useSearchText()
  const go = useGo()
  const params = useShipToParams()
  const listId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const asked = useDebounced(text.trim(), suggestDebounceMs)
  const { query: prices } = usePriceDate(null, isOpen)
  const { data, error, refetch } = useCall(
    suggestItems,
    isOpen && params && asked ? { params, query: { keyword: asked, ...prices } } : null,
    { keepPrevious: true },
  )
  useShortcut('/', 'Search the catalogue', 'Navigation', () => {
    input.current?.focus()
    input.current?.select()
  })
  if (!params) return null
  const suggestions: readonly Suggestion[] = (isOpen && text.trim() && data?.suggestions) || []
  const hasFailed = isOpen && error !== null && text.trim() === asked
  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const choose = ({ kind, value }: Suggestion) => {
    close()
    // The letters that led to the suggestion must not start a search.
    reset()
    if (kind === 'item') go(itemDialog.open(value))
    else go(shopOf(kind, value))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      // Cycles from -1, the field itself, through the list and back.
      const places = suggestions.length + 1
      setActive(((active + 1 + (event.key === 'ArrowDown' ? 1 : -1) + places) % places) - 1)
    } else if (event.key === 'Escape' && isOpen && (suggestions.length > 0 || hasFailed)) {
      event.preventDefault()
      close()
    }
  }
  return (
    <search
      className="@container relative w-full max-w-130 min-w-0"
      onBlur={({ currentTarget, relatedTarget }) => {
        // The Retry button is part of the list.
        if (!currentTarget.contains(relatedTarget)) close()
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const chosen = suggestions[active]
          if (chosen) return choose(chosen)
          close()
          sendNow()
        }}
      >
        <Search
          size={16}
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-[12px] -translate-y-1/2 text-muted"
        />
        <input
          ref={input}
          type="search"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search items"
          aria-keyshortcuts="/"
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          placeholder="Search items"
          className="field text-ellipsis pr-[44px]! pl-[36px]! @min-[16rem]:lg:pr-[68px]! [&::-webkit-search-cancel-button]:hidden"
          value={text}
          onChange={(event) => {
            type(event.target.value)
            setIsOpen(true)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
          onFocus={() => {
            void SuggestionList.preload()
            void SuggestionsFailed.preload()
          }}
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-[44px] -translate-y-1/2 max-lg:hidden @max-[16rem]:hidden"
        >
          {text === '' && <Kbd>/</Kbd>}
        </span>
      </form>
      <span className="absolute top-1/2 right-0 -translate-y-1/2">
        <Suspense>
          <ShopScanner />
        </Suspense>
      </span>
      <Suspense>
        {hasFailed && (
          <SuggestionsFailed
            onRetry={() => {
              input.current?.focus()
              void refetch()
            }}
          />
        )}
        {isOpen && <SuggestionList id={listId} suggestions={suggestions} active={active} onChoose={choose} />}
      </Suspense>
    </search>
  )
}

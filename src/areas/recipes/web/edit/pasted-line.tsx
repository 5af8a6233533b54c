import { useId, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { isLeftOut, isOpenRow, noteOf, type PastedRow } from './pasted-rows.ts'

const otherWords = 'other words'

/** RECIPE-3: a line of a pasted list: ticked with its ingredient, to be answered, or left out. */
export function PastedLine({
  row,
  onChoose,
  onInclude,
  onAskWords,
  onSearch,
}: {
  row: PastedRow
  onChoose: (index: number) => void
  onInclude: (isIncluded: boolean) => void
  onAskWords: () => void
  onSearch: (words: string) => Promise<void>
}) {
  const note = useId()
  const { line, suggestions, chosen } = row
  const { source, quantity, recipeUnit, measurement } = line
  const said = noteOf(row)
  if (isLeftOut(row))
    return (
      <li className="border-t border-line py-2 text-muted first:border-t-0">
        <p className="wrap-anywhere">{source}</p>
        <p className="text-12">{said}</p>
      </li>
    )
  const read = [`${quantity} ${recipeUnit}`.trim(), measurement].filter(Boolean).join(', ')
  return (
    <li className="grid gap-1 border-t border-line py-2 first:border-t-0">
      <Checkbox isSelected={row.isIncluded} isDisabled={chosen === null} onChange={onInclude}>
        <span className="min-w-0 wrap-anywhere text-ink">{source}</span>
      </Checkbox>
      <div className="grid gap-1 pl-6.5">
        <select
          className={`field ${isOpenRow(row) ? 'border-warning!' : ''}`}
          {...(isOpenRow(row) && { 'data-open': '' })}
          aria-label={`Ingredient for ${source}`}
          aria-describedby={note}
          value={chosen === null ? '' : String(chosen)}
          onChange={({ currentTarget: { value } }) =>
            value === otherWords ? onAskWords() : value !== '' && onChoose(Number(value))
          }
        >
          {chosen === null && <option value="">Choose an ingredient</option>}
          {suggestions.map(({ kind, reference, title, detail }, index) => (
            <option key={`${kind} ${reference}`} value={String(index)}>
              {kind === 'New Custom item' ? `New custom item: ${title}` : `${title} · ${detail}`}
            </option>
          ))}
          <option value={otherWords}>Search with other words</option>
        </select>
        {row.isSearched && <OtherWords source={source} onSearch={onSearch} />}
        <p id={note} className="text-12 text-muted empty:hidden">
          {read}
          {read !== '' && said !== '' && ' · '}
          {said !== '' && <span className={isOpenRow(row) ? 'font-medium text-ink' : ''}>{said}</span>}
        </p>
      </div>
    </li>
  )
}

function OtherWords({ source, onSearch }: { source: string; onSearch: (words: string) => Promise<void> }) {
  const [words, setWords] = useState('')
  const [isSearching, setSearching] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const search = async () => {
    if (words.trim() === '' || isSearching) return
    setSearching(true)
    setFailed(false)
    try {
      await onSearch(words.trim())
    } catch {
      setFailed(true)
    } finally {
      setSearching(false)
    }
  }
  return (
    <>
      <div className="flex gap-2">
        <input
          className="field min-w-0 flex-1"
          aria-label={`Other words for ${source}`}
          placeholder="Other words"
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return
            event.preventDefault()
            void search()
          }}
        />
        <Button isPending={isSearching} onPress={() => void search()}>
          {hasFailed ? 'Retry' : 'Search'}
        </Button>
      </div>
      {hasFailed && (
        <p role="alert" className="text-12 text-danger">
          Matches could not be loaded.
        </p>
      )}
    </>
  )
}

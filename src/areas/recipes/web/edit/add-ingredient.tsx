import { useId, useRef, useState } from 'react'
import { useActor } from '#browser/current-user.ts'
import { Button } from '#ui/button.tsx'
import { recipeLimits } from '#areas/recipes/recipe.ts'
import type { MatchedLine } from '#areas/recipes/ingredients.endpoints.ts'
import { IngredientMatches } from './ingredient-matches.tsx'
import { PastedListDialog } from './pasted-list-dialog.tsx'
import type { NewLine } from './recipe-draft.ts'
import { newLineOf, type Suggestion, suggestionsOf } from './suggestions.ts'
import { useMatchedLine } from './use-matched-line.ts'
import { usePastedList } from './use-pasted-list.ts'

const hint = 'Amount, unit and food, then Enter. The arrows choose another match.'

/** What is asked of a line that is not sure. */
const questionOf = ({ outcome, reason, choices }: MatchedLine): string => {
  if (outcome === 'water') return 'Nothing is bought for water.'
  if (choices.length === 0) return 'Nothing was found. Try other words.'
  return `${outcome === 'asked' && reason !== null ? `${reason} ` : ''}Which one is meant? Choose with the arrows.`
}

/**
 * RECIPE-3: the field that lines are typed into: '2.5 lb onion yellow diced', and Enter. A match
 * that is sure is taken, of others one must be chosen; several lines at once are a pasted list.
 */
export function AddIngredient({
  recipeId,
  room,
  onType,
  isWrong,
  onAdd,
}: {
  /** The recipe itself is never offered. */
  recipeId: string | undefined
  /** Ingredients that may still be added. */
  room: number
  onType: (text: string) => void
  /** What is wrong with the ingredients is about no line of them. */
  isWrong: boolean
  onAdd: (lines: readonly NewLine[]) => void
}) {
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState<number | null>(null)
  const [question, setQuestion] = useState<string | null>(null)
  const [isWaiting, setWaiting] = useState(false)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const mayAdd = useActor().can('manageCustomData')
  const { line, failure, retry, readNow } = useMatchedLine(typed.trim(), recipeId)
  const list = usePastedList({ recipeId, onAdd })
  const suggestions = line ? suggestionsOf(line, mayAdd) : []
  const isOpen = suggestions.length > 0
  const current = Math.min(at ?? (line?.outcome === 'sure' ? 0 : -1), suggestions.length - 1)
  const type = (text: string) => {
    setTyped(text)
    onType(text)
    setAt(null)
    setQuestion(null)
    setWaiting(false)
  }
  const take = (read: MatchedLine, chosen: Suggestion | undefined) => {
    if (!chosen) return setQuestion(questionOf(read))
    type('')
    onAdd([newLineOf(read, chosen)])
    input.current?.focus()
  }
  const lookUp = async () => {
    setWaiting(true)
    // What failed stands below the field, which stays as it was typed.
    const read = await readNow().catch(() => undefined)
    if (!read || input.current?.value !== typed) return
    take(read, read.outcome === 'sure' ? suggestionsOf(read, mayAdd)[0] : undefined)
  }
  const submit = () => {
    if (line) return take(line, suggestions[current])
    void lookUp().finally(() => setWaiting(false))
  }
  const step = (by: 1 | -1) => {
    const { length } = suggestions
    if (length > 0) setAt(current === -1 && by === -1 ? length - 1 : (current + by + length) % length)
  }
  const isFull = room <= 0
  return (
    <div {...(isWrong && { 'data-invalid': '' })} className="relative scroll-mt-32">
      <label>
        <span className="field-label">Add an ingredient</span>
        <input
          ref={input}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-autocomplete="list"
          {...(isOpen && current >= 0 && { 'aria-activedescendant': `${id}-${current}` })}
          className="field"
          autoComplete="off"
          maxLength={300}
          placeholder="2.5 lb onion yellow diced"
          disabled={isFull}
          value={typed}
          onChange={(event) => type(event.currentTarget.value)}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text')
            if (!/[\n\r]/.test(text.trim())) return
            event.preventDefault()
            list.openWith(text)
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return
            if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
              event.preventDefault()
              step(event.key === 'ArrowDown' ? 1 : -1)
            } else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) {
              event.preventDefault()
              if (typed.trim() !== '') submit()
            } else if (event.key === 'Escape' && typed !== '') {
              event.stopPropagation()
              type('')
            }
          }}
        />
      </label>
      <div className="flex flex-wrap items-start justify-between gap-x-3 pt-1">
        <p className={`min-w-0 flex-1 basis-48 text-12 ${question === null ? 'text-muted' : 'text-ink'}`} role="status">
          {isFull
            ? `A recipe can have at most ${recipeLimits.ingredients} ingredients.`
            : isWaiting
              ? 'Looking for it…'
              : (question ?? hint)}
        </p>
        <Button
          size="small"
          variant="quiet"
          onPress={list.open}
          {...(isFull && { disabledReason: `A recipe can have at most ${recipeLimits.ingredients} ingredients.` })}
        >
          {list.text === '' ? 'Paste a list' : 'Go on with the pasted list'}
        </Button>
      </div>
      {failure && (
        <p role="alert" className="flex flex-wrap items-center gap-2 pt-1 text-13 text-danger">
          Matches could not be loaded.
          <button type="button" className="min-h-8 font-medium underline pointer-coarse:min-h-11" onClick={retry}>
            Retry
          </button>
        </p>
      )}
      <IngredientMatches
        id={id}
        question={question}
        matches={suggestions}
        current={current}
        onCurrent={setAt}
        onChoose={(chosen) => line && take(line, chosen)}
      />
      {list.isOpen && <PastedListDialog list={list} room={room} />}
    </div>
  )
}

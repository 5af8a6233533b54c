import { useEffect, useRef } from 'react'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { RetryNotice } from '#ui/retry-notice.tsx'
import { plural } from '#kit/text.ts'
import { recipeLimits } from '#areas/recipes/recipe.ts'
import { PastedLine } from './pasted-line.tsx'
import { isLeftOut } from './pasted-rows.ts'
import type { PastedList } from './use-pasted-list.ts'

/** RECIPE-3: the dialog for a pasted list: its text, then the lines that were read from it. */
export function PastedListDialog({ list, room }: { list: PastedList; room: number }) {
  const { rows, ready, problem } = list
  const isRead = rows.length > 0
  const refusal =
    ready === 0
      ? 'Tick at least one line, or choose its ingredient.'
      : ready > room
        ? `A recipe can have at most ${recipeLimits.ingredients} ingredients.`
        : undefined
  return (
    <Dialog
      title="Paste a list"
      isOpen
      onClose={list.close}
      width={720}
      onSubmit={isRead ? () => refusal === undefined && list.addAll() : list.read}
      footer={
        isRead ? (
          <>
            <span className="mr-auto">
              <Button variant="quiet" onPress={list.startOver}>
                Back to the text
              </Button>
            </span>
            <Button variant="primary" onPress={list.addAll} disabledReason={refusal}>
              {`Add ${plural(ready, 'ingredient')}`}
            </Button>
          </>
        ) : (
          <Button variant="primary" onPress={list.read} isPending={list.isReading}>
            Read the list
          </Button>
        )
      }
    >
      <div className="grid gap-3">
        {problem &&
          (problem.mayRetry ? (
            <RetryNotice onRetry={list.read}>{`The list could not be read. ${problem.message}`}</RetryNotice>
          ) : (
            <Banner tone="danger">{problem.message}</Banner>
          ))}
        {isRead ? <ReadLines list={list} /> : <ListText list={list} />}
      </div>
    </Dialog>
  )
}

function ListText({ list }: { list: PastedList }) {
  return (
    <div className="grid gap-1.5">
      <label htmlFor="pasted-recipe" className="text-13 font-medium">
        The ingredients of a recipe, a line each
      </label>
      <textarea
        id="pasted-recipe"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to paste here
        autoFocus
        rows={12}
        maxLength={recipeLimits.matchedText}
        spellCheck={false}
        value={list.text}
        onChange={(event) => list.setText(event.currentTarget.value)}
        placeholder={'2.5 lb onion yellow diced\n1 (14 oz) can tomatoes\nsalt to taste'}
        aria-describedby="pasted-recipe-hint"
        className="field h-auto! resize-y py-2! leading-6"
      />
      <p id="pasted-recipe-hint" className="text-12 text-muted">
        Headings, times and directions are recognized and left out.
      </p>
      {list.isReading && <ProgressBar label="Reading the list" percent={null} />}
    </div>
  )
}

function ReadLines({ list }: { list: PastedList }) {
  const { rows, ready, unanswered } = list
  const leftOut = rows.filter(isLeftOut).length
  const lines = useRef<HTMLOListElement>(null)
  // The text that had the focus is gone: it goes on with what is to be answered.
  useEffect(() => {
    const first = lines.current?.querySelector<HTMLElement>('select[data-open]')
    ;(first ?? lines.current?.querySelector<HTMLElement>('input, select'))?.focus()
  }, [])
  return (
    <>
      <p role="status" className="text-13 text-muted">
        {[
          `${plural(rows.length, 'line')} read`,
          `${ready} to add`,
          ...(unanswered > 0 ? [`${unanswered} to answer`] : []),
          ...(leftOut > 0 ? [`${leftOut} left out`] : []),
        ].join(' · ')}
      </p>
      <ol ref={lines} className="grid">
        {rows.map((row) => (
          <PastedLine
            key={row.key}
            row={row}
            onChoose={(index) => list.choose(row.key, index)}
            onInclude={(isIncluded) => list.include(row.key, isIncluded)}
            onAskWords={() => list.askWords(row.key)}
            onSearch={(words) => list.search(row.key, words)}
          />
        ))}
      </ol>
    </>
  )
}

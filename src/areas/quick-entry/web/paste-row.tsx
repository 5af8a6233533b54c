import { RotateCw } from 'lucide-react'
import { type Ref, useState } from 'react'
import { maxQuantity } from '#contract/values.ts'
import { why } from '#kit/decision.ts'
import { formatCents } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CellForm } from '#ui/grid/cell-form.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { QuantityInput } from '#ui/quantity-input.tsx'
import { Spinner } from '#ui/spinner.tsx'
import type { EntryRow, QuickItems } from '../entry-row.ts'
import { mayIncludeRow } from '../rules/may-include-row.ts'
import { priceOfRow } from '../rules/price-of-row.ts'
import { Certainty } from './certainty.tsx'
import { detailOf } from './quick-suggestions.tsx'
import { UnitChoice } from './unit-choice.tsx'
import type { PasteList } from './use-paste-list.ts'

/** One line of a list: its text, item, quantity, and whether it is added. */
export function PasteRow({
  row,
  list,
  index,
  measure,
}: {
  row: EntryRow
  list: PasteList
  index: number
  measure: Ref<HTMLLIElement>
}) {
  const item = list.items.get(row.itemNumber ?? '')
  const whyNot = why(mayIncludeRow(row, item))
  const name = item?.description ?? row.source
  const isSkipped = row.outcome === 'skipped'
  const price = isSkipped ? null : priceOfRow(row, item)
  const remark = row.refusal ?? (row.isIncluded ? null : (row.reason ?? whyNot ?? null))
  return (
    <li
      ref={measure}
      data-index={index}
      data-row={index}
      className={`row-layer grid grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-b border-line px-3 py-2 last:border-0 focus-within:bg-action-soft lg:grid-cols-[28px_minmax(0,2fr)_minmax(0,3fr)_72px_150px_112px] ${row.refusal ? 'bg-danger-soft' : isSkipped ? 'bg-sunken' : ''}`}
    >
      {isSkipped ? (
        <span />
      ) : (
        <Checkbox
          isSelected={row.isIncluded}
          isDisabled={whyNot !== undefined}
          onChange={(isIncluded) => list.setIncluded(row, isIncluded)}
        >
          <span className="sr-only">{`Add ${name}`}</span>
        </Checkbox>
      )}
      <Source
        key={row.source}
        row={row}
        isReading={list.rereading.has(row.key)}
        onRead={(text) => list.reread(row, text)}
      />
      <div className="min-w-0 max-lg:col-start-2 max-lg:row-start-2 max-md:col-end-4">
        <Meant row={row} items={list.items} onChoose={(itemNumber) => list.setItem(row, itemNumber)} />
        {row.isLearned && (
          <p className="flex flex-wrap items-center gap-x-2 text-12 text-muted">
            As chosen here before.
            <Button size="small" variant="quiet" onPress={() => list.forget(row)}>
              Forget
            </Button>
          </p>
        )}
        {remark && <p className={`text-12 ${row.refusal ? 'text-danger' : 'text-muted'}`}>{remark}</p>}
      </div>
      <span className="max-lg:hidden">{!isSkipped && <Certainty row={row} />}</span>
      <span
        data-column="quantity"
        className="flex items-center gap-1.5 max-lg:col-start-3 max-lg:row-start-1 max-md:col-start-2 max-md:row-start-3"
      >
        {!isSkipped && (
          <CellForm>
            <QuantityInput
              label={`Quantity of ${name}`}
              value={row.quantity}
              max={maxQuantity}
              onChange={(quantity) => list.setQuantity(row, quantity)}
            />
            <UnitChoice
              label={`Unit of ${name}`}
              item={item}
              unit={row.unit}
              onChange={(unit) => list.setUnit(row, unit)}
            />
          </CellForm>
        )}
      </span>
      <span className="figures text-right text-13 max-lg:col-start-3 max-lg:row-start-2 max-lg:self-start max-md:row-start-3 max-md:self-center">
        {price && (
          <>
            <span className="block">{`${price.isEstimate ? 'est. ' : ''}${formatCents(price.total)}`}</span>
            <span className="block text-12 text-muted">{`${formatCents(price.each)} ${row.unit}`}</span>
          </>
        )}
      </span>
    </li>
  )
}

// The tab between two cells of a spreadsheet may be as narrow as nothing: 'ON HANDORDER'.
const cellMark = ' | '
const withMarks = (source: string): string => source.replaceAll('\t', cellMark)
const withTabs = (text: string): string => text.replaceAll(cellMark, '\t')

/** The text of the line, editable: Enter reads it again. */
function Source({ row, isReading, onRead }: { row: EntryRow; isReading: boolean; onRead: (text: string) => void }) {
  const shown = withMarks(row.source)
  const [text, setText] = useState(shown)
  const isChanged = text.trim() !== shown.trim()
  return (
    <span className="flex min-w-0 items-center gap-1 max-md:col-span-2" data-column="source">
      <CellForm>
        <input
          type="text"
          aria-label={`Line ${row.source}`}
          className="field -ml-1.5 min-w-0 border-transparent! bg-transparent! px-1.5! text-13 focus:border-line-strong! focus:bg-raised!"
          value={text}
          spellCheck={false}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || (!isChanged && row.outcome !== 'skipped'))
              return
            event.preventDefault()
            onRead(withTabs(text))
          }}
        />
      </CellForm>
      {isReading ? (
        <Spinner label="Reading the line" />
      ) : (
        isChanged && (
          <IconButton label="Read this line again" onPress={() => onRead(withTabs(text))}>
            <RotateCw size={16} aria-hidden="true" />
          </IconButton>
        )
      )}
    </span>
  )
}

/** The item of a line, or a list to choose from when it is uncertain. */
function Meant({ row, items, onChoose }: { row: EntryRow; items: QuickItems; onChoose: (itemNumber: string) => void }) {
  const item = items.get(row.itemNumber ?? '')
  if (!item) {
    const isSkipped = row.outcome === 'skipped'
    return (
      <p className="text-13 text-muted">
        {isSkipped ? '' : 'Type another name or number on the left and press Enter.'}
      </p>
    )
  }
  if (row.outcome === 'taken' || row.choices.length < 2) {
    return (
      <>
        <p className="text-14 break-words md:truncate">{item.description}</p>
        <p className="figures truncate text-12 text-muted">{detailOf(item)}</p>
      </>
    )
  }
  return (
    <select
      data-choice
      aria-label={`Item for ${row.source}`}
      className="field pl-2! text-13"
      value={row.itemNumber ?? ''}
      onChange={(event) => onChoose(event.currentTarget.value)}
      // Enter accepts the selected item.
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        onChoose(event.currentTarget.value)
      }}
    >
      {row.choices.flatMap((itemNumber) => {
        const choice = items.get(itemNumber)
        if (!choice) return []
        const often = choice.timesOrdered > 0 ? ` · ordered ${choice.timesOrdered}×` : ''
        return [
          <option key={itemNumber} value={itemNumber}>
            {`${choice.description} · ${detailOf(choice)}${often}`}
          </option>,
        ]
      })}
    </select>
  )
}

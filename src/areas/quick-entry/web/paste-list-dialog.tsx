import { useState } from 'react'
import { formatCents } from '#kit/money.ts'
import { plural } from '#kit/text.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { PressChip } from '#ui/press-chip.tsx'
import { linesOf, maxLines } from '../rules/read-order-list.ts'
import { maxListLength } from '../quick-entry.endpoints.ts'
import { PasteTable } from './paste-table.tsx'
import { type RowFilter, rowFilters, rowsFor } from './row-filters.ts'
import type { PasteList } from './use-paste-list.ts'

/**
 * CART-13: the dialog for a list from a mail or a spreadsheet: first its text, then the table of
 * what was read.
 */
export function PasteListDialog({ list }: { list: PasteList }) {
  const { rows, ready, progress, error } = list
  const isRead = rows.length > 0
  const isBusy = progress !== null
  return (
    <Dialog
      title="Paste a list"
      isOpen
      onClose={list.close}
      width={isRead ? 1200 : 640}
      onSubmit={isRead ? list.addAll : list.read}
      footer={
        isRead ? (
          <>
            <span className="mr-auto flex items-center">
              <Button variant="quiet" onPress={list.startOver} isDisabled={isBusy}>
                Back to the text
              </Button>
            </span>
            {ready > 0 && (
              <span className="figures flex items-center text-14 font-semibold">
                {`${list.isEstimate ? 'est. ' : ''}${formatCents(list.total)}`}
              </span>
            )}
            <Button onPress={list.close}>Close</Button>
            <Button
              variant="primary"
              onPress={list.addAll}
              isPending={isBusy}
              disabledReason={ready === 0 ? 'Tick at least one line, or choose its item.' : undefined}
            >
              {`Add ${plural(ready, 'line')} to the cart`}
            </Button>
          </>
        ) : (
          <>
            <Button onPress={list.close}>Close</Button>
            <Button variant="primary" onPress={list.read} isPending={list.isReading}>
              Read the list
            </Button>
          </>
        )
      }
    >
      <div className="grid gap-3">
        {error && <Banner tone="danger">{error}</Banner>}
        {isBusy && <ProgressBar label="Adding to the cart" percent={Math.round(progress * 100)} />}
        {isRead ? <ReadLines list={list} /> : <ListText list={list} />}
      </div>
    </Dialog>
  )
}

function ListText({ list }: { list: PasteList }) {
  const lines = linesOf(list.text).length
  return (
    <div className="grid gap-1.5">
      <label htmlFor="pasted-list" className="text-13 font-medium">
        The text of a mail, or cells of a spreadsheet
      </label>
      <textarea
        id="pasted-list"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to paste here
        autoFocus
        rows={14}
        maxLength={maxListLength}
        spellCheck={false}
        value={list.text}
        onChange={(event) => list.setText(event.currentTarget.value)}
        placeholder={'2 cs romaine hearts\n0101234\t3\tCS\nlemons 140 ct – 1 case\n6 ea ladle 4 oz'}
        aria-describedby="pasted-list-hint"
        className="field figures h-auto! resize-y py-2! leading-6"
      />
      <p id="pasted-list-hint" className="flex flex-wrap justify-between gap-x-4 text-12 text-muted">
        <span>
          A line for each item: number, quantity and unit in any order. Greetings and signatures are left out.
        </span>
        <span className={`figures ${lines > maxLines ? 'text-danger' : ''}`}>{`${lines} of ${maxLines} lines`}</span>
      </p>
      {list.isReading && <ProgressBar label="Reading the list" percent={null} />}
    </div>
  )
}

function ReadLines({ list }: { list: PasteList }) {
  const [filter, setFilter] = useState<RowFilter>('all')
  const shown = rowsFor(list.rows, filter)
  return (
    <>
      <div role="group" aria-label="Show" className="flex flex-wrap gap-1.5">
        {rowFilters.map(({ id, label }) => {
          const count = rowsFor(list.rows, id).length
          return (
            <PressChip key={id} isPressed={filter === id} onPress={() => setFilter(id)} count={count}>
              {label}
            </PressChip>
          )
        })}
      </div>
      <PasteTable list={list} rows={shown} />
    </>
  )
}

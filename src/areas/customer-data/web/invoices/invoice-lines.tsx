import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatCents } from '#kit/money.ts'
import { useCall } from '#browser/query.ts'
import { searchDebounceMs, useDebounced } from '#browser/use-debounced.ts'
import { Button } from '#ui/button.tsx'
import { ChooseOrAdd } from '#ui/choose-or-add.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { useFormField } from '#ui/form/use-form-field.ts'
import type { FormFields } from '#ui/form/use-form-fields.ts'
import { invoiceLimits } from '#areas/customer-data/customer-invoice.ts'
import { listCustomItems } from '#areas/customer-data/custom-items.endpoints.ts'
import { blankLine, type InvoiceDraft, type LineDraft, type LineItem, lineProblem, lineTotal } from './invoice-draft.ts'

interface Place {
  readonly division: string
  readonly shipTo: string
}

/** GUIDE-4: the lines of an invoice; Enter in the last one adds another. */
export function InvoiceLines({ form, place }: { form: FormFields<InvoiceDraft>; place: Place }) {
  const { value, error, onChange } = useFormField(form, 'lines')
  const made = useRef(1)
  const list = useRef<HTMLOListElement>(null)
  const { rows } = value
  const isFull = rows.length >= invoiceLimits.lines
  const add = () => {
    if (isFull) return
    made.current += 1
    onChange({ rows: [...rows, blankLine(`new-${made.current}`)] })
    // The new row is drawn with the next frame.
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>('li:last-child input')?.focus())
  }
  const change = (key: string, part: Partial<LineDraft>) =>
    onChange({ rows: rows.map((row) => (row.key === key ? { ...row, ...part } : row)) })
  return (
    <section aria-label="Lines" {...(error && { 'data-invalid': '' })} className="grid gap-2">
      <h3 className="text-14 font-semibold">Lines</h3>
      <ol ref={list} className="grid gap-2">
        {rows.map((row, index) => (
          <LineRow
            key={row.key}
            place={place}
            number={index + 1}
            line={row}
            isTried={error !== undefined}
            onChange={(part) => change(row.key, part)}
            onRemove={rows.length > 1 ? () => onChange({ rows: rows.filter(({ key }) => key !== row.key) }) : undefined}
            onEnter={index === rows.length - 1 ? add : undefined}
          />
        ))}
      </ol>
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
      <div>
        <Button onPress={add} {...(isFull && { disabledReason: `At most ${invoiceLimits.lines} lines` })}>
          <Plus size={16} aria-hidden="true" />
          Add line
        </Button>
      </div>
    </section>
  )
}

function LineRow({
  place,
  number,
  line,
  isTried,
  onChange,
  onRemove,
  onEnter,
}: {
  place: Place
  number: number
  line: LineDraft
  /** The form was sent: what is wrong is shown. */
  isTried: boolean
  onChange: (part: Partial<LineDraft>) => void
  onRemove: (() => void) | undefined
  /** In the last line. */
  onEnter: (() => void) | undefined
}) {
  const { item } = line
  const total = lineTotal(line)
  const problem = isTried ? lineProblem(line) : undefined
  const figure = (label: string, name: Exclude<keyof LineDraft, 'key' | 'item'>, width = 'w-28') => (
    <label className={width}>
      <span className="field-label">{label}</span>
      <input
        className="field figures text-right"
        inputMode="decimal"
        value={line[name]}
        maxLength={14}
        aria-label={`${label} of line ${number}`}
        onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || !onEnter) return
          event.preventDefault()
          onEnter()
        }}
      />
    </label>
  )
  return (
    <li className="grid gap-2 rounded-dialog border border-line bg-raised p-3">
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <ItemField place={place} number={number} line={line} onChange={onChange} />
        </div>
        {onRemove && (
          <IconButton label={`Remove line ${number}`} onPress={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <div className="flex flex-wrap items-end gap-2">
        {figure('Cases', 'cases', 'w-20')}
        {item?.isCatchWeight ? (
          <>
            {figure('Weight (lb)', 'weight')}
            {figure('$ a pound', 'perPound')}
          </>
        ) : (
          figure('$ a case', 'casePrice')
        )}
        {item?.isBrokenCase && (
          <>
            {figure('Eaches', 'units', 'w-20')}
            {figure('$ an each', 'eachPrice')}
          </>
        )}
        <p className="figures ml-auto min-h-9 content-center text-right font-medium">
          {typeof total !== 'string' && total.allowed ? formatCents(total.value) : '-'}
        </p>
      </div>
      {problem && <p className="text-12 text-danger">{problem}</p>}
    </li>
  )
}

/** The custom item of a line, searched on the server. */
function ItemField({
  place,
  number,
  line,
  onChange,
}: {
  place: Place
  number: number
  line: LineDraft
  onChange: (part: Partial<LineDraft>) => void
}) {
  const [typed, setTyped] = useState('')
  const keyword = useDebounced(typed, searchDebounceMs)
  const { data, isPlaceholderData } = useCall(
    listCustomItems,
    { params: place, query: { keyword, pageSize: 50 } },
    { keepPrevious: true },
  )
  const all = data?.customItems ?? []
  // Until the server has answered what is typed, nothing is offered that does not fit it.
  const isSettled = keyword === typed && !isPlaceholderData
  const fits = ({ description }: LineItem) => description.toLowerCase().includes(typed.trim().toLowerCase())
  const found = isSettled ? all : all.filter(fits)
  const { item } = line
  const items = item && !found.some(({ id }) => id === item.id) ? [item, ...found] : found
  return (
    <ChooseOrAdd
      label={`Custom item of line ${number}`}
      options={items.map(({ id, description }) => ({ id, name: description }))}
      value={item?.id ?? null}
      onType={(text) => setTyped(text.slice(0, 100))}
      onChange={(id) => {
        const chosen = items.find((each) => each.id === id)
        setTyped('')
        onChange({
          item: chosen
            ? {
                id: chosen.id,
                description: chosen.description,
                isBrokenCase: chosen.isBrokenCase,
                isCatchWeight: chosen.isCatchWeight,
              }
            : null,
        })
      }}
    />
  )
}

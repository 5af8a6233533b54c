import { Trash2 } from 'lucide-react'
import { formatCents, formatPerPound } from '#kit/money.ts'
import { promotionKinds } from '#areas/prices/promotion-offer.ts'
import { Badge } from '#ui/badge.tsx'
import { RowButton } from '#ui/row-button.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { ShownItem } from '../promotion.ts'
import { fieldsOf, type ItemDraft, type TermField } from './item-draft.ts'
import { kindWords } from './promotion-words.ts'

const labels: Readonly<Record<TermField, string>> = {
  percentHundredths: 'Percent',
  caseCents: '$ a case',
  eachCents: '$ an each',
  poundHundredths: '$ a pound',
  buy: 'Buy cases',
  get: 'Get free',
}

/** STAFF-3: an item with its terms to type, and what it costs with them once they are saved. */
export function ItemRow({
  draft,
  saved,
  problem,
  onChange,
  onRemove,
}: {
  draft: ItemDraft
  saved: ShownItem | undefined
  problem: { readonly field: string; readonly message: string } | undefined
  onChange: (next: Partial<ItemDraft>) => void
  onRemove: () => void
}) {
  const fields = fieldsOf(draft)
  const isElsewhere = problem && !fields.some((field) => field === problem.field)
  return (
    <li className="grid gap-2 px-4 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-start">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{draft.description}</p>
        <p className="figures text-13 text-muted">
          {[draft.itemNumber, draft.packSizeDescription].filter(Boolean).join(' · ')}
        </p>
        {saved && <PriceLine item={saved} />}
        {isElsewhere && (
          <p role="alert" className="text-13 text-danger">
            {problem.message}
          </p>
        )}
      </div>
      <div role="group" aria-label={draft.description} className="flex flex-wrap items-start gap-2">
        <div className="w-36">
          <Select
            label="Kind"
            options={promotionKinds.map((kind) => ({ value: kind, label: kindWords[kind] }))}
            value={draft.kind}
            onChange={(kind) => onChange({ kind })}
          />
        </div>
        {fields.map((field) => (
          <div key={field} className="w-24">
            <TextField
              label={labels[field]}
              value={draft.texts[field]}
              error={problem?.field === field ? problem.message : undefined}
              maxLength={12}
              onChange={(text) => onChange({ texts: { ...draft.texts, [field]: text } })}
            />
          </div>
        ))}
        <span className="pt-6">
          <RowButton label={`Remove ${draft.description}`} onPress={onRemove}>
            <Trash2 size={16} aria-hidden="true" />
          </RowButton>
        </span>
      </div>
    </li>
  )
}

/** What the list price becomes; costs only where they came along. */
export function PriceLine({ item }: { item: ShownItem }) {
  const { listPrice, promotedPrice, caseCost, isBelowCost } = item
  if (!listPrice || !promotedPrice) return <p className="text-13 text-muted">No list price.</p>
  const units = [
    listPrice.perPound !== null && promotedPrice.perPound !== null
      ? [formatPerPound(listPrice.perPound), formatPerPound(promotedPrice.perPound)]
      : listPrice.casePrice !== null && promotedPrice.casePrice !== null
        ? [`${formatCents(listPrice.casePrice)} CS`, `${formatCents(promotedPrice.casePrice)} CS`]
        : null,
    listPrice.eachPrice !== null && promotedPrice.eachPrice !== null
      ? [`${formatCents(listPrice.eachPrice)} EA`, `${formatCents(promotedPrice.eachPrice)} EA`]
      : null,
  ].filter((unit) => unit !== null && unit[0] !== unit[1])
  return (
    <p className="figures flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-muted">
      {units.map((unit) => (
        <span key={unit?.[0]}>
          <s>{unit?.[0]}</s> {item.kind === 'buyGet' && 'down to '}
          <span className="font-medium text-ink">{unit?.[1]}</span>
        </span>
      ))}
      {caseCost != null && <span>Cost {formatCents(caseCost)} CS</span>}
      {isBelowCost && <Badge tone="danger">Below cost</Badge>}
    </p>
  )
}

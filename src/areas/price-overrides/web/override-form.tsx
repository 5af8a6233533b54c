import { formatCents, formatPerPound } from '#kit/money.ts'
import { NumberField } from '#ui/number-field.tsx'
import { Select } from '#ui/select.tsx'
import { overrideTypes, type PriceOverride } from '#areas/prices/price-override.ts'
import { overridden } from '#areas/prices/rules/override-price.ts'
import { overrideText } from '../rules/override-text.ts'
import { readOverride, type TypedOverride } from '../rules/read-override.ts'

/** What is typed for one unit. */
export interface OverrideDraft {
  readonly type: PriceOverride['type']
  /** Without unit signs. */
  readonly text: string
}

const typeWords = { amount: 'Amount', percent: 'Percent off' } as const

/** The draft an override opens with. */
export const draftOf = (override: PriceOverride | null | undefined): OverrideDraft =>
  override
    ? { type: override.type, text: overrideText(override).replace(/[$,%]|\/lb/g, '') }
    : { type: 'amount', text: '' }

/** What a draft asks for; nothing typed takes the override away. */
export const readDraft = ({ type, text }: OverrideDraft, per: PriceOverride['per']): TypedOverride =>
  readOverride(type === 'percent' && text !== '' ? `${text}%` : text, per)

/** CART-10: type and value of one unit's override, and the price it makes. */
export function OverrideForm({
  title,
  base,
  per,
  draft,
  isDisabled,
  onChange,
}: {
  title: string
  /** Cents, or hundredths of a cent a pound. */
  base: number
  per: PriceOverride['per']
  draft: OverrideDraft
  isDisabled: boolean
  onChange: (draft: OverrideDraft) => void
}) {
  const typed = readDraft(draft, per)
  const money = per === 'pound' ? formatPerPound : formatCents
  const next = 'request' in typed && typed.request ? overridden(base, typed.request) : null
  return (
    <section className="grid gap-2">
      <h3 className="flex items-baseline justify-between gap-3 text-14 font-semibold">
        {title}
        <span className="figures text-13 font-normal text-muted">
          {money(base)}
          {next !== null && next !== base && (
            <span className={next < base ? 'text-warning' : 'text-info'}> → {money(next)}</span>
          )}
        </span>
      </h3>
      <div className="two-columns items-start gap-3">
        <Select
          label="Type"
          value={draft.type}
          isDisabled={isDisabled}
          onChange={(type) => onChange({ type, text: '' })}
          options={overrideTypes.map((value) => ({ value, label: typeWords[value] }))}
        />
        <NumberField
          label="Value"
          value={draft.text}
          isDisabled={isDisabled}
          unit={draft.type === 'percent' ? '%' : per === 'pound' ? '$/lb' : '$'}
          maxDp={draft.type === 'amount' && per === 'pound' ? 4 : 2}
          error={'problem' in typed ? typed.problem : undefined}
          onChange={(text) => onChange({ ...draft, text })}
        />
      </div>
    </section>
  )
}

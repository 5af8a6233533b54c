import { writeDecimal } from '#kit/write-decimal.ts'
import { Checkbox } from '#ui/checkbox.tsx'
import { NumberField } from '#ui/number-field.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { CreditCode } from '#areas/credit-requests/credit-code.ts'
import type { CreditableLine } from '#areas/credit-requests/credit-draft.ts'
import { creditTexts } from '#areas/credit-requests/credit-texts.ts'
import { billedPrice, leftToCredit, unitsOf } from '#areas/credit-requests/rules/left-to-credit.ts'
import { creditPrice, creditQuantity, creditUnitNames } from '../credit-words.ts'
import { PhotoField } from '../photo-field.tsx'
import { type LineDraft, pricePlaces, quantityPlaces, withCode } from './line-draft.ts'

/** CREDIT-1: the fields of one line: why, how much, and what the code asks for. */
export function AskCreditLine({
  line,
  draft,
  codes,
  edit,
  onWay,
  problemOf,
}: {
  line: CreditableLine
  draft: LineDraft
  codes: readonly CreditCode[]
  edit: (change: (before: LineDraft) => LineDraft) => void
  /** So many more photos are on their way, or fewer. */
  onWay: (more: number) => void
  /** What is wrong with a field. */
  problemOf: (field: string) => string | undefined
}) {
  const code = codes.find((each) => each.code === draft.code)
  const units = unitsOf(line)
  const { unit } = draft
  const left = leftToCredit(line, unit, code?.kind ?? 'goods')
  const set = (part: Partial<LineDraft>) => edit((before) => ({ ...before, ...part }))
  return (
    <div className="grid gap-3 border-l-2 border-action pl-3">
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <Select
          label="Credit code"
          isRequired
          options={codes.filter(({ isActive }) => isActive).map(({ code: value, name }) => ({ value, label: name }))}
          value={draft.code}
          error={problemOf('code')}
          onChange={(value) => {
            const next = codes.find((each) => each.code === value)
            if (next) edit((before) => withCode(before, next))
          }}
        />
        <NumberField
          label={`Quantity, of ${creditQuantity(left, unit)}`}
          value={draft.quantity}
          max={Number(writeDecimal(left, quantityPlaces(unit), 0))}
          maxDp={quantityPlaces(unit)}
          isRequired
          error={problemOf('quantity')}
          onChange={(quantity) => set({ quantity })}
        />
        {units.length > 1 && (
          <RadioGroup
            label="Unit"
            isInline
            choices={units.map((value) => ({ value, label: creditUnitNames[value] }))}
            value={unit}
            error={problemOf('unit')}
            onChange={(value) => {
              const next = units.find((each) => each === value)
              if (next) set({ unit: next, quantity: '' })
            }}
          />
        )}
        {code?.kind === 'price' && (
          <NumberField
            label={`Right price, billed ${creditPrice(billedPrice(line, unit), unit)}`}
            value={draft.price}
            maxDp={pricePlaces(unit)}
            isRequired
            error={problemOf('askedPrice')}
            onChange={(price) => set({ price })}
          />
        )}
      </div>
      {code?.description && <p className="text-13 text-muted">{code.description}</p>}
      <TextField
        label="Reason"
        isRequired={code?.needsReason ?? false}
        value={draft.reason}
        maxLength={creditTexts.lineReason.max}
        error={problemOf('reason')}
        onChange={(reason) => set({ reason })}
      />
      {code && code.kind === 'goods' && code.pickUp !== 'never' && (
        <Checkbox
          isSelected={draft.isPickUp}
          isDisabled={code.pickUp === 'always'}
          onChange={(isPickUp) => set({ isPickUp })}
        >
          {code.pickUp === 'always' ? 'The goods are picked up' : 'Please pick the goods up'}
        </Checkbox>
      )}
      <div role="group" aria-label="Photos" data-invalid={problemOf('photos') ? '' : undefined} className="grid gap-1">
        <PhotoField
          label={code?.needsPhoto ? 'Choose photos, this code needs one' : 'Choose photos'}
          photos={draft.photos}
          onWay={onWay}
          onChange={(change) => edit((before) => ({ ...before, photos: change(before.photos) }))}
        />
        {problemOf('photos') && <p className="text-12 text-danger">{problemOf('photos')}</p>}
      </div>
    </div>
  )
}

import { NumberField } from '#ui/number-field.tsx'
import { Select, type SelectOption } from '#ui/select.tsx'
import { TextField } from '#ui/text-field.tsx'
import { recipePricingTypes } from '#areas/customers/ship-to-settings.ts'
import { foodCostError, foodCostLimits, keep, type SettingsForm } from './settings-form.ts'
import { settingLabels } from './settings-words.ts'

type Change = (part: Partial<SettingsForm>) => void

interface FieldsProps {
  readonly form: SettingsForm
  readonly change: Change
  /** Whether a field may be left as each ship-to has it. */
  readonly isBulk: boolean
}

const noChange: SelectOption<typeof keep> = { value: keep, label: 'No change' }

/** CUST-2: what the portal keeps of a ship-to. */
export function SettingsFields({ form, change, isBulk }: FieldsProps) {
  const choices = <T extends string>(options: readonly SelectOption<T>[]) => (isBulk ? [noChange, ...options] : options)
  return (
    <div className="two-columns gap-4">
      <Select
        label={settingLabels.recipePricingType}
        options={choices(
          Object.entries(recipePricingTypes).map(([value, label]) => ({
            value: value as keyof typeof recipePricingTypes,
            label,
          })),
        )}
        value={form.recipePricingType}
        onChange={(recipePricingType) => change({ recipePricingType })}
      />
      <Select
        label={settingLabels.blockSwitchSave}
        options={choices<'yes' | 'no'>([
          { value: 'no', label: 'Suggested at checkout' },
          { value: 'yes', label: 'Blocked' },
        ])}
        value={form.blockSwitchSave}
        onChange={(blockSwitchSave) => change({ blockSwitchSave })}
      />
      <Select
        label={settingLabels.maxFoodCostPct}
        options={choices<'none' | 'limit'>([
          { value: 'none', label: 'No limit' },
          { value: 'limit', label: 'Warn above a limit' },
        ])}
        value={form.foodCost}
        onChange={(foodCost) => change({ foodCost })}
      />
      {form.foodCost === 'limit' && (
        <NumberField
          label="Limit"
          unit="%"
          isRequired={foodCostError(form) !== undefined}
          {...foodCostLimits}
          value={form.foodCostPct}
          onChange={(foodCostPct) => change({ foodCostPct })}
        />
      )}
    </div>
  )
}

/** CUST-2: what the ERP keeps of a ship-to. */
export function ErpFields({ form, change, isBulk }: FieldsProps) {
  const options = [
    { value: 'yes', label: 'Allowed' },
    { value: 'no', label: 'Not allowed' },
  ] as const
  return (
    <div className="two-columns gap-4">
      <Select
        label={settingLabels.isOrderingAllowed}
        options={isBulk ? [noChange, ...options] : options}
        value={form.isOrderingAllowed}
        onChange={(isOrderingAllowed) => change({ isOrderingAllowed })}
      />
      {isBulk && (
        <Select
          label={settingLabels.arrName}
          options={[noChange, { value: 'name', label: 'Name another' }]}
          value={form.analyst}
          onChange={(analyst) => change({ analyst })}
        />
      )}
      {form.analyst === 'name' && (
        <TextField
          label={isBulk ? 'Name of the analyst' : settingLabels.arrName}
          maxLength={100}
          value={form.arrName}
          onChange={(arrName) => change({ arrName })}
        />
      )}
    </div>
  )
}

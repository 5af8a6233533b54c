import { DateField } from '#ui/date-field.tsx'
import { useDeliveryDays } from './use-price-date.ts'

/** The delivery the prices are for; any routing day whose cut-off has not passed may be chosen (UI-3). */
export function DeliveryDateChip({ date, onChange }: { date: string | undefined; onChange: (date: string) => void }) {
  const { days } = useDeliveryDays()
  const valid = new Set(days.filter((day) => day.valid).map(({ possibleDeliveryDate }) => possibleDeliveryDate))
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="text-13 whitespace-nowrap text-muted max-sm:hidden">
        Prices for
      </span>
      <div className="w-36">
        <DateField
          label="Prices for delivery on"
          isLabelHidden
          value={date ?? null}
          isRequired
          min={days[0]?.possibleDeliveryDate}
          max={days.at(-1)?.possibleDeliveryDate}
          isUnavailable={(day) => !valid.has(day)}
          isHighlighted={(day) => valid.has(day)}
          onChange={(chosen) => chosen && onChange(chosen)}
        />
      </div>
    </div>
  )
}

import { useState } from 'react'

/** A category or location as it is chosen. */
export interface PlaceOption {
  readonly id: string
  readonly name: string
}

/** The device's own list: in a grid of hundreds of lines nothing else is as light. */
export function PlaceSelect({
  label,
  value,
  options,
  disabledReason,
  onSave,
}: {
  label: string
  /** The id as stored; null for none. */
  value: string | null
  options: readonly PlaceOption[]
  disabledReason?: string | undefined
  /** The reason when it was not saved. */
  onSave: (id: string | null) => Promise<string | undefined>
}) {
  /** Chosen and not saved. */
  const [refused, setRefused] = useState<{ id: string | null; reason: string }>()
  const choose = async (id: string | null) => {
    setRefused(undefined)
    const reason = await onSave(id)
    if (reason !== undefined) setRefused({ id, reason })
  }
  return (
    <span className="block">
      <select
        aria-label={label}
        className={`field h-7! w-full min-w-28 py-0! pl-1.5! text-13 ${refused ? 'border-danger!' : ''}`}
        {...(refused && { 'aria-invalid': true })}
        disabled={disabledReason !== undefined}
        title={refused?.reason ?? disabledReason}
        value={(refused ? refused.id : value) ?? ''}
        onChange={(event) => void choose(event.currentTarget.value || null)}
      >
        <option value="">None</option>
        {/* Its name is on its way, or could not be loaded: the line is not without one. */}
        {value !== null && !options.some(({ id }) => id === value) && <option value={value}>…</option>}
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      {refused && (
        <span role="alert" className="block text-12 text-danger">
          {refused.reason}
        </span>
      )}
    </span>
  )
}

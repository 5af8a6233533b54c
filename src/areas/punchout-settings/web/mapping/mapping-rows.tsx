import { useEffect, useRef } from 'react'
import { punchoutLimits } from '#areas/punchout-settings/punchout-settings.ts'
import type { DraftRow } from './mapping-draft.ts'
import type { useMapping } from './use-mapping.ts'

type Mapping = ReturnType<typeof useMapping>

const columns = 'md:grid md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)_minmax(0,0.8fr)] md:items-start md:gap-3'

/** PUNCH-2: a row for each ship-to with its code and group, on a phone below its name. */
export function MappingRows({ mapping }: { mapping: Mapping }) {
  const { problem } = mapping
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    if (problem) list.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus()
  }, [problem])
  return (
    <div className="grid grid-cols-[minmax(0,1fr)]">
      <div aria-hidden="true" className={`hidden pb-1 text-12 font-semibold text-muted ${columns}`}>
        <span>Distributor ship-to</span>
        <span>Customer ship-to</span>
        <span>Group Id</span>
      </div>
      <ul ref={list} className="grid grid-cols-[minmax(0,1fr)]">
        {mapping.shown.map((row) => (
          <Row key={row.key} row={row} mapping={mapping} />
        ))}
      </ul>
    </div>
  )
}

function Row({ row, mapping }: { row: DraftRow; mapping: Mapping }) {
  const { key, shipTo, division, name, city, isOrderingAllowed } = row
  const value = mapping.valueOf(key)
  const error = mapping.problem?.key === key ? mapping.problem.message : undefined
  const reason = `problem-${key}`
  const named = name || 'Not one of your ship-tos any more'
  return (
    <li className={`grid grid-cols-[minmax(0,3fr)_minmax(0,2fr)] gap-2 border-t border-line py-2.5 ${columns}`}>
      <div className="col-span-2 min-w-0 md:col-span-1">
        <p className="text-14 wrap-anywhere">{named}</p>
        <p className="figures text-12 wrap-anywhere text-muted">
          {shipTo} · {division}
          {city && ` · ${city}`}
          {!isOrderingAllowed && <span className="block text-warning">Orders are not accepted</span>}
        </p>
      </div>
      <label className="min-w-0">
        <span className="text-12 text-muted md:sr-only">
          Customer ship-to<span className="sr-only"> of {named}</span>
        </span>
        <input
          className="field"
          autoComplete="off"
          maxLength={punchoutLimits.shipTo}
          value={value.punchoutShipTo}
          {...(error && { 'aria-invalid': true, 'aria-describedby': reason })}
          onChange={({ currentTarget }) => mapping.type(key, { ...value, punchoutShipTo: currentTarget.value })}
        />
        {error && (
          <span id={reason} className="mt-1 block text-12 text-danger">
            {error}
          </span>
        )}
      </label>
      <label className="min-w-0">
        <span className="text-12 text-muted md:sr-only">
          Group Id<span className="sr-only"> of {named}</span>
        </span>
        <input
          className="field"
          autoComplete="off"
          maxLength={punchoutLimits.group}
          value={value.punchoutGroupId}
          onChange={({ currentTarget }) => mapping.type(key, { ...value, punchoutGroupId: currentTarget.value })}
        />
      </label>
    </li>
  )
}

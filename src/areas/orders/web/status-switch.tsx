import type { OrderStatus } from '../order.ts'

/** S0 section 3: the status filter, as the states it stands for. */
const choices: readonly (readonly [label: string, statuses: readonly OrderStatus[]])[] = [
  ['All', []],
  ['Open', ['Open']],
  ['Invoiced', ['Invoiced']],
]

/** ORDER-1: all, Open or Invoiced; states chosen one by one leave none of them pressed. */
export function StatusSwitch({
  statuses,
  onChange,
}: {
  statuses: readonly OrderStatus[]
  onChange: (statuses: readonly OrderStatus[]) => void
}) {
  const chosen = statuses.join()
  return (
    <div
      role="group"
      aria-label="Status"
      className="inline-flex max-w-full flex-wrap rounded-control border border-line bg-raised p-0.5"
    >
      {choices.map(([label, states]) => (
        <button
          key={label}
          type="button"
          aria-pressed={chosen === states.join()}
          onClick={() => onChange(states)}
          className="h-7.5 rounded-[4px] px-3 text-14 text-muted hover:text-ink aria-pressed:bg-action-soft aria-pressed:font-medium aria-pressed:text-action pointer-coarse:h-9.5"
        >
          {label}
        </button>
      ))}
    </div>
  )
}

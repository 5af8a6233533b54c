import type { LucideIcon } from 'lucide-react'

/** One way to look at the same things. */
export interface IconChoice<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon: LucideIcon
  /** Only where there is room for it. */
  readonly isWide?: boolean
}

/**
 * A row of icons of which one is chosen, such as the layouts of a list. Plain buttons: it stands on
 * the first screen.
 */
export function IconSwitch<Id extends string>({
  label,
  choices,
  value,
  isToggleOnPhone = false,
  onChange,
}: {
  /** Read aloud, such as 'Layout'. */
  label: string
  choices: readonly IconChoice<Id>[]
  value: Id
  /** Of two choices a phone shows the one that is not chosen. */
  isToggleOnPhone?: boolean
  onChange: (id: Id) => void
}) {
  return (
    <div role="group" aria-label={label} className="inline-flex rounded-control border border-line bg-raised p-0.5">
      {choices.map(({ id, label: name, icon: Icon, isWide }) => (
        <button
          key={id}
          type="button"
          aria-label={name}
          aria-pressed={id === value}
          title={name}
          onClick={() => id !== value && onChange(id)}
          className={`size-8 place-items-center rounded-[4px] text-muted hover:text-ink aria-pressed:bg-action-soft aria-pressed:text-action pointer-coarse:size-11 ${isWide ? 'hidden md:grid' : isToggleOnPhone ? 'grid max-md:aria-pressed:hidden' : 'grid'}`}
        >
          <Icon size={18} aria-hidden="true" />
        </button>
      ))}
    </div>
  )
}

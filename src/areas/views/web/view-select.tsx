import type { ListView } from '../list-view.ts'
import { audienceWords, shownAudiences } from './audience-words.ts'

const maintain = 'maintain'

/** STAFF-4: the views one may choose from, by who shares them, and the way to edit them. */
export function ViewSelect({
  views,
  value,
  className,
  onMaintain,
  onChange,
}: {
  views: readonly ListView[]
  /** Empty: the usual columns. */
  value: string
  className: string
  onMaintain: () => void
  onChange: (viewId: string | null) => void
}) {
  return (
    <select
      aria-label="View"
      title="View"
      className={`field w-auto! text-13 print:hidden ${className}`}
      value={value}
      onChange={(event) => {
        const chosen = event.currentTarget.value
        if (chosen === maintain) onMaintain()
        else onChange(chosen || null)
      }}
    >
      <option value="">Usual columns</option>
      {shownAudiences.map((audience) => {
        const listed = views.filter(({ sharedWith }) => sharedWith === audience)
        return (
          listed.length > 0 && (
            <optgroup key={audience} label={audienceWords[audience].heading}>
              {listed.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </optgroup>
          )
        )
      })}
      <option value={maintain}>Edit views …</option>
    </select>
  )
}

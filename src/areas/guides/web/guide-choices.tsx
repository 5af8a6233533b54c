import { Checkbox } from '#ui/checkbox.tsx'
import { plural } from '#kit/text.ts'
import type { Guide } from '../guide.ts'
import { guideTypeWords } from './guide-words.ts'

/** GUIDE-2: guides to tick; one that cannot be chosen says why. */
export function GuideChoices({
  guides,
  chosen,
  isIn,
  whyNot,
  onChange,
}: {
  guides: readonly Guide[]
  chosen: ReadonlySet<string>
  /** The item is in it already. */
  isIn: (guide: Guide) => boolean
  whyNot: (guide: Guide) => string | undefined
  onChange: (guide: Guide, isChosen: boolean) => void
}) {
  return (
    <ul className="grid gap-1">
      {guides.map((guide) => {
        const reason = whyNot(guide)
        return (
          <li key={guide.id}>
            <Checkbox
              isSelected={chosen.has(guide.id) || isIn(guide)}
              isDisabled={reason !== undefined}
              onChange={(isChosen) => onChange(guide, isChosen)}
            >
              <span className="min-w-0 py-1">
                <span className="block break-words">{guide.name}</span>
                <span className="figures block text-12 text-muted">
                  {reason ?? `${guideTypeWords[guide.type]} · ${plural(guide.lineCount, 'line')}`}
                </span>
              </span>
            </Checkbox>
          </li>
        )
      })}
    </ul>
  )
}

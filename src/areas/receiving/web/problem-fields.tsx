import { TextField } from '#ui/text-field.tsx'
import { type ProblemKind, problemKinds, problemNoteField } from '../receipt-operation.ts'
import type { LineDraft } from '../rules/line-draft.ts'
import { StepField } from './step-field.tsx'

const kinds = Object.keys(problemKinds) as ProblemKind[]
const noteLabels = { damaged: 'What is damaged', quality: 'What is wrong with it', wrong: 'What came instead' } as const

/** NEXT-6: what is wrong of what came; a press opens a kind with the first case. */
export function ProblemFields({
  draft,
  hasEaches,
  onChange,
}: {
  draft: LineDraft
  hasEaches: boolean
  onChange: (draft: LineDraft) => void
}) {
  const set = (kind: ProblemKind, part: Partial<LineDraft['problems'][ProblemKind]>) =>
    onChange({ ...draft, problems: { ...draft.problems, [kind]: { ...draft.problems[kind], ...part } } })
  const toggle = (kind: ProblemKind) => {
    const { cases, units } = draft.problems[kind]
    if (cases + units > 0) set(kind, { cases: 0, units: 0 })
    else set(kind, draft.cases > 0 ? { cases: 1 } : { units: 1 })
  }
  const isOn = (kind: ProblemKind) => draft.problems[kind].cases + draft.problems[kind].units > 0
  return (
    <div className="grid gap-3">
      <div role="group" aria-label="What is wrong" className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-pressed={isOn(kind)}
            onClick={() => toggle(kind)}
            className="h-11 touch-manipulation rounded-full border border-line-strong bg-raised px-4 text-14 aria-pressed:border-warning aria-pressed:bg-warning-soft aria-pressed:text-warning"
          >
            {problemKinds[kind]}
          </button>
        ))}
      </div>
      {kinds.filter(isOn).map((kind) => {
        const { cases, units, note } = draft.problems[kind]
        const name = problemKinds[kind].toLowerCase()
        return (
          <fieldset key={kind} className="grid gap-3 rounded-dialog border border-line p-3">
            <legend className="px-1 text-13 font-semibold">{problemKinds[kind]}</legend>
            <div className="flex flex-wrap gap-x-6 gap-y-3">
              <StepField label={`Cases, ${name}`} value={cases} onChange={(next) => set(kind, { cases: next })} />
              {hasEaches && (
                <StepField label={`Eaches, ${name}`} value={units} onChange={(next) => set(kind, { units: next })} />
              )}
            </div>
            <TextField
              label={noteLabels[kind]}
              value={note}
              onChange={(next) => set(kind, { note: next })}
              maxLength={problemNoteField.max}
            />
          </fieldset>
        )
      })}
    </div>
  )
}

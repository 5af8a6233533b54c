import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useShipToParams } from '#browser/current-ship-to.ts'
import { useAct } from '#browser/use-act.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useUnsavedWork } from '#ui/unsaved-work.ts'
import type { Guide } from '../guide.ts'
import { createGuide } from '../guides.endpoints.ts'
import { nameProblem } from './create-guide-form.ts'

/** GUIDE-2: another guide, made where one is chosen. */
export function NewGuideInPlace({ onCreated }: { onCreated: (guide: Guide) => void }) {
  const of = useShipToParams()
  const [name, setName] = useState<string | null>(null)
  const [problem, setProblem] = useState<string>()
  useUnsavedWork(Boolean(name?.trim()))
  const act = useAct(createGuide, {
    refresh: ['listGuides'],
    failed: ({ message }) => {
      setProblem(message)
      return true
    },
    done: ({ guide }) => {
      setName(null)
      onCreated(guide)
    },
  })
  if (name === null)
    return (
      <Button size="small" variant="quiet" onPress={() => setName('')}>
        <Plus size={16} aria-hidden="true" />
        New guide
      </Button>
    )
  const create = () => {
    const wrong = nameProblem(name)
    setProblem(wrong)
    if (wrong === undefined && of && !act.isRunning)
      act.run({ params: of, body: { type: 'CustomOrder', name: name.trim() } })
  }
  return (
    <form
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        create()
      }}
    >
      <div className="flex-1">
        <TextField
          label="Name of the new guide"
          value={name}
          onChange={(text) => {
            setName(text)
            setProblem(undefined)
          }}
          error={problem}
          isRequired
          autoFocus
        />
      </div>
      <div className="pt-6">
        <Button type="submit" isPending={act.isRunning}>
          Create
        </Button>
      </div>
    </form>
  )
}

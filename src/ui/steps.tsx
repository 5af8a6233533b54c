import { Check } from 'lucide-react'

/** Where one is in a task of several steps. */
export function Steps({ names, current }: { names: readonly string[]; current: number }) {
  return (
    <ol className="flex flex-wrap items-center gap-x-3 gap-y-2" aria-label="Steps">
      {names.map((name, i) => (
        <li key={name} aria-current={i === current ? 'step' : undefined} className="flex items-center gap-2 text-13">
          <span
            className={`figures grid size-6 place-items-center rounded-full border text-12 font-semibold ${i < current ? 'border-action bg-action text-action-ink' : i === current ? 'border-action text-action' : 'border-line-strong text-muted'}`}
          >
            {i < current ? <Check size={14} aria-label="Done" /> : i + 1}
          </span>
          <span className={i === current ? 'font-semibold' : 'text-muted max-md:sr-only'}>{name}</span>
          {i < names.length - 1 && <span aria-hidden="true" className="h-px w-4 bg-line md:w-8" />}
        </li>
      ))}
    </ol>
  )
}

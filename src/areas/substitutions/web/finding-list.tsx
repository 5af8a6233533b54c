import type { AlternativeFinding } from '../substitution.ts'

const tones = { stops: 'text-danger', loss: 'text-warning', note: 'text-muted' } as const
const order = ['stops', 'loss', 'note'] as const

/** NEXT-3: what there is to know of an alternative, the gravest first. */
export function FindingList({ findings }: { findings: readonly AlternativeFinding[] }) {
  if (findings.length === 0) return <p className="text-13 text-muted">As good as the item, by what is known of both.</p>
  const sorted = findings.toSorted((a, b) => order.indexOf(a.weight) - order.indexOf(b.weight))
  return (
    <ul className="text-13">
      {sorted.map(({ text, weight }) => (
        <li key={text} className={`break-words ${tones[weight]} ${weight === 'note' ? '' : 'font-medium'}`}>
          {text}
        </li>
      ))}
    </ul>
  )
}

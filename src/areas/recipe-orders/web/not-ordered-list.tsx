import type { NotOrdered } from '../recipe-orders.ts'
import { textOfUse } from '../rules/describe-line.ts'

const reasons: Readonly<Record<NotOrdered['reason'], string>> = {
  'custom item': 'A custom item: it is bought elsewhere.',
  'sub recipe': 'A sub recipe without ingredients: nobody knows what to buy for it.',
  'item not found': 'Item not found',
}

/** RECIPE-4: what the recipes need and nobody can order here. */
export function NotOrderedList({ rows }: { rows: readonly NotOrdered[] }) {
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="not-ordered" className="grid gap-2">
      <h2 id="not-ordered" className="text-16 font-semibold">
        Not in this order
      </h2>
      <ul className="overflow-hidden rounded-dialog border border-line bg-raised">
        {rows.map(({ name, reason, uses }) => (
          <li
            key={`${reason} ${name}`}
            className="grid gap-x-6 border-b border-line px-4 py-2.5 last:border-0 md:grid-cols-2"
          >
            <span className="min-w-0">
              <span className="block font-medium break-words">{name}</span>
              <span className="block text-13 break-words">For {uses.map(textOfUse).join(', ')}</span>
            </span>
            <span className="text-13 text-muted">{reasons[reason]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

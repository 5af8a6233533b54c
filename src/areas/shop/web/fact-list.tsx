/** Facts in two columns; a missing one reads N/A (ITEM-3). */
export function FactList({ facts }: { facts: readonly (readonly [label: string, value: string | undefined])[] }) {
  return (
    <dl className="grid gap-x-6 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-1 last:border-0">
          <dt className="text-muted">{label}</dt>
          <dd className="figures text-right break-words">{value ?? 'N/A'}</dd>
        </div>
      ))}
    </dl>
  )
}

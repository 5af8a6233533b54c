import type { CustomerPlace } from '../customer-details.ts'

/** SHELL-7: a bill-to or a ship-to as it stands on an envelope. */
export function PlaceBlock({ title, place, note }: { title: string; place: CustomerPlace; note?: string | undefined }) {
  const { name, number, address, address2, city, state, zip, phone } = place
  const cityLine = [city, [state, zip].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  const lines = [address, address2, cityLine].filter(Boolean)
  return (
    <section className="min-w-0">
      <h3 className="pb-1 text-13 font-semibold text-muted">{title}</h3>
      <p className="font-semibold break-words">{name}</p>
      <p className="figures text-muted">
        {number}
        {note && <span className="text-danger"> · {note}</span>}
      </p>
      <address className="pt-1 not-italic">
        {lines.length === 0 && '-'}
        {lines.map((line) => (
          <span key={line} className="block break-words">
            {line}
          </span>
        ))}
        {phone && <span className="figures block text-muted">{phone}</span>}
      </address>
    </section>
  )
}

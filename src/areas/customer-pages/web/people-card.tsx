import { Badge } from '#ui/badge.tsx'
import type { Customer } from '../customer.ts'
import { NothingHere, PageCard } from './page-card.tsx'

const unique = (names: readonly string[]): string => [...new Set(names.filter(Boolean))].join(', ')

/** CUST-1: who looks after the customer, and whom to ask there. */
export function PeopleCard({ customer: { contacts, shipTos } }: { customer: Customer }) {
  const staff = [
    ['DSR', unique(shipTos.map(({ dsrName }) => dsrName))],
    ['DSM', unique(shipTos.map(({ dsmName }) => dsmName))],
    ['Analyst', unique(shipTos.map(({ arrName }) => arrName))],
    ['Group Purchasing Org', unique(shipTos.flatMap(({ gpos }) => gpos))],
  ] as const
  return (
    <>
      <PageCard title="Looked after by">
        <dl className="px-4 py-1">
          {staff.map(([label, names]) => (
            <div
              key={label}
              className="flex flex-wrap justify-between gap-x-4 border-b border-line py-1.5 last:border-0"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="ml-auto min-w-0 text-right">{names || '-'}</dd>
            </div>
          ))}
        </dl>
      </PageCard>
      <PageCard title="Contacts">
        {contacts.length === 0 && <NothingHere>No contact is known.</NothingHere>}
        <ul>
          {contacts.map(({ contactId, name, title, phone, email, isPrimary, shipTo }) => (
            <li key={contactId} className="border-b border-line px-4 py-2 last:border-0">
              <span className="flex flex-wrap items-center gap-x-2">
                <span className="font-medium break-words">{name}</span>
                {isPrimary && <Badge tone="good">Primary</Badge>}
              </span>
              <span className="block text-13 text-muted">
                {[title, shipTo && `ship-to ${shipTo}`].filter(Boolean).join(' · ')}
              </span>
              <span className="flex flex-wrap gap-x-4 text-13">
                {phone && (
                  <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="figures text-action">
                    {phone}
                  </a>
                )}
                {email && (
                  <a href={`mailto:${email}`} className="text-action wrap-anywhere">
                    {email}
                  </a>
                )}
              </span>
            </li>
          ))}
        </ul>
      </PageCard>
    </>
  )
}

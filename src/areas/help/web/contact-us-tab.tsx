import { Mail, Phone } from 'lucide-react'
import type { CallAnswer } from '#contract/endpoint.ts'
import { useCall } from '#browser/query.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { departments, getContacts } from '../help.endpoints.ts'

type Contact = CallAnswer<typeof getContacts>['contacts'][number]

const words: Record<Contact['department'], { title: string; text: string }> = {
  salesOfficeSupport: { title: 'Sales office support', text: 'Orders, deliveries, items and prices' },
  nationalAccounts: { title: 'National accounts', text: 'Contracts and programs across several locations' },
  itDepartment: { title: 'IT department', text: 'Signing in, this portal and connections to it' },
  creditDepartment: { title: 'Credit department', text: 'Invoices, payments, statements and credits' },
}
const link =
  'inline-flex min-h-8 items-center gap-2 text-action no-underline hover:underline pointer-coarse:min-h-11 min-w-0 max-w-full wrap-anywhere'

/** SHELL-5: the four departments and how to reach them. */
export function ContactUsTab() {
  const { data, error, refetch } = useCall(getContacts, {}, { staleTime: Infinity })
  if (error && !data) return <ErrorState failure={error} what="The contacts" onRetry={() => void refetch()} />
  const contacts = data?.contacts ?? departments.map((department) => ({ department, phone: '', email: '' }))
  return (
    <ul className="divide-y divide-line">
      {contacts.map((contact) => (
        <li key={contact.department} className="flex flex-col gap-1 py-3 first:pt-0 last:pb-0">
          <h3 className="font-semibold">{words[contact.department].title}</h3>
          <p className="text-13 text-muted">{words[contact.department].text}</p>
          {data ? <Ways contact={contact} /> : <Skeleton className="h-8 w-64" />}
        </li>
      ))}
    </ul>
  )
}

function Ways({ contact: { phone, email } }: { contact: Contact }) {
  if (!phone && !email) return <p className="text-13">Please ask your sales rep.</p>
  return (
    <p className="figures flex flex-wrap gap-x-6">
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className={link}>
          <Phone size={14} aria-hidden /> {phone}
        </a>
      )}
      {email && (
        <a href={`mailto:${email}`} className={link}>
          <Mail size={14} aria-hidden /> {email}
        </a>
      )}
    </p>
  )
}

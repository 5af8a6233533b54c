import { Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#browser/link.tsx'
import type { Address } from '#contract/address.ts'
import { buttonLook } from '#ui/button.tsx'

/** One piece of work as the list shows it. */
export interface WorkEntry {
  readonly key: string
  /** Whose it is, or what. */
  readonly title: string
  /** The ship-to's number; absent where there is no one customer. */
  readonly number?: string
  /** Where the work is done. */
  readonly href: Address
  /** Why it needs a hand. */
  readonly reason: string
  /** How old it is, or by when it is needed. */
  readonly age: string
  readonly amount: ReactNode
  /** What is done about it, in the row. */
  readonly action: ReactNode
  /** Whom to call or write to; empty for nobody. */
  readonly phone?: string
  readonly email?: string
  /** Of a mail about it. */
  readonly subject?: string
}

/** SHELL-8: a row that opens where the work is done, with its reason, age, amount and action. */
export function WorkRow({ entry }: { entry: WorkEntry }) {
  const { title, number, href, reason, age, amount, action, phone, email, subject = '' } = entry
  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-0.5 border-b border-line px-4 py-2 last:border-0 hover:bg-sunken md:grid-cols-[minmax(0,1fr)_8.5rem_auto]">
      <p className="flex min-w-0 flex-wrap items-baseline gap-x-2 md:flex-nowrap">
        <Link
          href={href}
          className="min-w-0 font-medium break-words text-action no-underline after:absolute after:inset-0 md:truncate data-focus-visible:outline-none data-focus-visible:after:outline-2 data-focus-visible:after:-outline-offset-2 data-focus-visible:after:outline-action"
        >
          {title}
        </Link>
        {number && <span className="figures text-13 text-muted">{number}</span>}
      </p>
      <p className="figures self-start text-right font-medium whitespace-nowrap">{amount}</p>
      <p className="col-span-2 row-start-2 text-13 break-words text-muted md:col-span-1 md:col-start-1">{reason}</p>
      <p className="figures col-start-2 row-start-3 text-right text-13 text-muted md:row-start-2">{age}</p>
      {/* Above the link that covers the row. */}
      <div className="relative flex items-center gap-1 empty:hidden max-md:row-start-3 @max-[16rem]:col-span-2 @max-[16rem]:row-start-4 max-md:[&>a:first-child:not([class*=border])]:-ml-3 md:col-start-3 md:row-span-2 md:row-start-1 md:min-w-46 md:justify-end">
        {action}
        {phone && (
          <Contact href={`tel:${phone.replace(/[^+\d]/g, '')}`} label={`Call ${title}`} tip={phone}>
            <Phone size={16} aria-hidden="true" />
          </Contact>
        )}
        {email && (
          <Contact
            href={`mailto:${email}?subject=${encodeURIComponent(subject)}`}
            label={`Write to ${title}`}
            tip={email}
          >
            <Mail size={16} aria-hidden="true" />
          </Contact>
        )}
      </div>
    </li>
  )
}

const Contact = ({ href, label, tip, children }: { href: string; label: string; tip: string; children: ReactNode }) => (
  <a
    href={href}
    aria-label={label}
    data-tip={tip}
    className="grid size-[32px] shrink-0 place-items-center rounded-control text-muted hover:bg-action-soft hover:text-ink pointer-coarse:size-[44px]"
  >
    {children}
  </a>
)

/** The action of a row that leads on; its name says for whom. */
export const ActionLink = ({ href, label, children }: { href: Address; label: string; children: string }) => (
  <Link href={href} aria-label={label} className={buttonLook('secondary', 'small')}>
    {children}
  </Link>
)

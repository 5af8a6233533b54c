import { Link } from '#browser/link.tsx'
import { MoneyText } from '#ui/money-text.tsx'
import type { StatementAccount } from '../statement.ts'
import { statementScreen } from '../statements.addresses.ts'
import { AgeBar } from './age-bar.tsx'

/** BILL-2: accounts on a phone; each is one place for a thumb. */
export function AccountCards({ accounts }: { accounts: readonly StatementAccount[] }) {
  return (
    <ul aria-label="Statements" className="overflow-hidden rounded-dialog border border-line bg-raised">
      {accounts.map(({ division, billTo, name, aged }) => {
        const late = aged.to30 + aged.to60 + aged.to90 + aged.over90
        return (
          <li key={`${division}/${billTo}`} className="border-b border-line last:border-0">
            <Link
              href={statementScreen.at({ division, billTo })}
              className="grid gap-1.5 px-3 py-2.5 text-ink no-underline data-focus-visible:-outline-offset-2 data-pressed:bg-sunken"
            >
              <span className="flex items-baseline justify-between gap-3">
                <span className="truncate font-semibold text-action">{name}</span>
                <strong>
                  <MoneyText cents={aged.total} />
                </strong>
              </span>
              <AgeBar aged={aged} />
              <span className="figures flex justify-between gap-3 text-13 text-muted">
                <span>
                  {billTo} · {division}
                </span>
                {late > 0 && (
                  <span className="text-danger">
                    Past due <MoneyText cents={late} />
                  </span>
                )}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

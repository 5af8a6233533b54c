import { MoneyText } from '#ui/money-text.tsx'

/**
 * What is owed: late money stands out, nothing owed steps back, and '-' where it may not be seen.
 */
export function AmountDue({ cents, isPastDue = false }: { cents: number | undefined; isPastDue?: boolean }) {
  if (cents === undefined) return '-'
  const look = isPastDue && cents > 0 ? 'font-semibold text-danger' : cents === 0 ? 'text-muted' : ''
  return (
    <span className={look}>
      <MoneyText cents={cents} />
    </span>
  )
}

/** BILL-6: why the bank would refuse the next debit, and what helps. */
export const UnusableNote = ({ because }: { because: string | null }) =>
  because === null ? null : (
    <span className="block text-12 leading-tight font-normal whitespace-normal text-danger">
      Cannot be used: {because} Edit its numbers or add another one.
    </span>
  )

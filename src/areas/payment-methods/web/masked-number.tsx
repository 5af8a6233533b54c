/** The last digits of a number, with dots for those that stay on the server. */
export function MaskedNumber({ digits }: { digits: string }) {
  return (
    <span className="figures whitespace-nowrap">
      <span aria-hidden="true" className="mr-1 tracking-widest text-muted">
        ••••
      </span>
      <span className="sr-only">ending in </span>
      {digits}
    </span>
  )
}

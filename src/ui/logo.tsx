/** The brand mark: a jar on a shelf. Decorative beside the word. */
export function Logo({ withWord = true }: { withWord?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-action">
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
        <path d="M8 2h8a1 1 0 0 1 1 1v2H7V3a1 1 0 0 1 1-1Z" />
        <path d="M6.5 6.5h11A2.5 2.5 0 0 1 20 9v8.5h-5.2V14a2.8 2.8 0 0 0-5.6 0v3.5H4V9a2.5 2.5 0 0 1 2.5-2.5Z" />
        <path d="M2 19h20v2.5H2z" />
      </svg>
      {withWord && <span className="text-16 font-semibold tracking-tight text-ink">Larder</span>}
    </span>
  )
}

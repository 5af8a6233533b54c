/** What a page is about and the screen says by its controls: on paper, a line below the title. */
export const PrintFacts = ({ facts }: { facts: readonly (string | false | null | undefined)[] }) => (
  <p className="hidden pb-2 text-muted print:block">{facts.filter(Boolean).join(' · ')}</p>
)

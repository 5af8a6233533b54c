import { brandMark } from '#kit/brand-mark.ts'

const { size, paths } = brandMark

/** The brand mark, decorative beside the word. */
export function Logo({ withWord = true }: { withWord?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2 text-action">
      <svg viewBox={`0 0 ${size} ${size}`} width={size} height={size} aria-hidden="true" fill="currentColor">
        {paths.map((path) => (
          <path key={path} d={path} />
        ))}
      </svg>
      {withWord && <span className="text-16 font-semibold tracking-tight text-ink">Larder</span>}
    </span>
  )
}

import { CopyButton } from '#ui/copy-button.tsx'

/** Code to copy, under its name; long lines scroll inside. */
export const CodeBlock = ({ code, label, title }: { code: string; label: string; title: string }) => (
  <div className="min-w-0 rounded-control border border-line bg-sunken">
    <div className="flex min-h-9 items-center justify-between gap-2 border-b border-line pl-3">
      <span className="text-12 font-medium text-muted">{title}</span>
      <CopyButton text={code} label={`Copy ${label}`} />
    </div>
    <pre
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
      tabIndex={0}
      role="region"
      aria-label={label}
      className="overflow-x-auto p-3 text-13"
    >
      <code>{code}</code>
    </pre>
  </div>
)

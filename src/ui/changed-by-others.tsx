import { Banner } from './banner.tsx'

/** Says what somebody else saved while one typed: the fields by name, with what they read now. */
export function ChangedByOthers({ fields }: { fields: readonly { label: string; now: string }[] }) {
  if (fields.length === 0) return null
  return (
    <div role="status">
      <Banner tone="warning">
        Someone else changed this in the meantime. What you typed is still here; Save keeps it.
        <ul className="mt-1 list-disc pl-5">
          {fields.map(({ label, now }) => (
            <li key={label} className="break-words">
              {label}: <strong className="font-semibold">{now || 'empty'}</strong>
            </li>
          ))}
        </ul>
      </Banner>
    </div>
  )
}

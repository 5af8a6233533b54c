import { Download } from 'lucide-react'
import { saveText } from '#browser/save-text.ts'
import { Button } from '#ui/button.tsx'
import { CopyButton } from '#ui/copy-button.tsx'

/** AUTH-5: the recovery codes, shown this once, to be copied or saved as a file. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const text = codes.join('\n')
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">
        Each of these codes signs you in once when your phone is not at hand. They are shown only now: keep them where
        you keep passwords.
      </p>
      <ul
        aria-label="Recovery codes"
        className="figures grid grid-cols-2 gap-x-6 gap-y-1 rounded-control bg-sunken px-4 py-3 font-medium"
      >
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-2">
        <Button
          size="small"
          onPress={() =>
            saveText('larder-recovery-codes.txt', `Larder recovery codes, each works once\n\n${text}\n`, 'text/plain')
          }
        >
          <Download size={16} aria-hidden="true" />
          Download
        </Button>
        <CopyButton text={text} label="Copy the codes" />
      </div>
    </div>
  )
}

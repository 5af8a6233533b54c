import type { ReactNode } from 'react'
import { Banner } from './banner.tsx'
import { Button } from './button.tsx'
import { CopyButton } from './copy-button.tsx'
import { Dialog } from './dialog.tsx'

/** PUNCH-1, NEXT-12: the one time a secret is shown. */
export function SecretShown({
  title,
  secret,
  copyLabel,
  advice,
  children,
  onClose,
}: {
  title: string
  secret: string
  copyLabel: string
  /** Where to put it now. */
  advice: string
  children?: ReactNode
  onClose: () => void
}) {
  return (
    <Dialog
      title={title}
      width={560}
      isOpen
      onClose={onClose}
      onSubmit={onClose}
      footer={
        <Button variant="primary" onPress={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Banner tone="warning">{advice} It is not shown again.</Banner>
        <div className="flex items-center gap-2 rounded-control border border-line bg-sunken py-2 pr-1 pl-3">
          <code className="min-w-0 flex-1 text-14 wrap-anywhere">{secret}</code>
          <CopyButton text={secret} label={copyLabel} />
        </div>
        {children}
      </div>
    </Dialog>
  )
}

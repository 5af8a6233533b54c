import { CopyButton } from '#ui/copy-button.tsx'
import { Skeleton } from '#ui/skeleton.tsx'

/**
 * AUTH-5: the secret for an authenticator app: a picture to scan, and letters to type where that is
 * not possible.
 */
export function AppSecret({ secret }: { secret: { secret: string; qrCode: string } | undefined }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      {secret ? (
        // Scanners need dark on light, in either theme.
        <img
          src={secret.qrCode}
          alt="QR code for the authenticator app"
          className="size-44 rounded-control border border-line bg-white"
        />
      ) : (
        <Skeleton className="size-44" />
      )}
      <div className="min-w-[min(100%,12rem)] flex-1">
        <p className="text-muted">Scan this with your authenticator app. If you cannot scan, type this key there:</p>
        <div className="mt-2 flex items-center gap-1">
          <code className="figures text-13 ">{secret?.secret.replace(/(.{4})/g, '$1 ').trim()}</code>
          {secret && <CopyButton text={secret.secret} label="Copy the key" />}
        </div>
      </div>
    </div>
  )
}

import { version } from '#kit/version.ts'
import { useMe } from '#browser/current-user.ts'

/** Name, role and version, above the entries of the user menu and of the phone's More. */
export function WhoIsThis() {
  const me = useMe()
  return (
    <>
      <p className="text-14 font-semibold">{me.displayName}</p>
      <p className="text-13 text-muted">{me.roleName}</p>
      <p className="text-12 text-muted">Version {version}</p>
    </>
  )
}

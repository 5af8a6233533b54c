import { Link } from 'react-aria-components'
import { buttonLook } from './button.tsx'

/**
 * The pages of a list that grows while it is read: back to its top, and on by cursor. Null: that
 * way leads nowhere.
 */
export function NewestOlder({ newest, older }: { newest: string | null; older: string | null }) {
  if (newest === null && older === null) return null
  return (
    <nav aria-label="Pages" className="flex justify-center gap-2">
      {newest !== null && (
        <Link href={newest} className={buttonLook('secondary')}>
          Newest
        </Link>
      )}
      {older !== null && (
        <Link href={older} className={buttonLook('secondary')}>
          Older
        </Link>
      )}
    </nav>
  )
}

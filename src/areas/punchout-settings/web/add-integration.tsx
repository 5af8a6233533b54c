import { Plus } from 'lucide-react'
import { Link } from '#browser/link.tsx'
import { longButtonLook } from '#ui/button.tsx'
import { integrationAddress, type Owner } from './punchout-place.ts'

/** PUNCH-1: opens the editor for a new integration. */
export const AddIntegration = ({ owner }: { owner?: Owner }) => (
  <Link href={integrationAddress(owner, 'new')} className={longButtonLook('primary')}>
    <Plus size={16} aria-hidden="true" />
    Add punchout integration
  </Link>
)

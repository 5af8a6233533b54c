import { allow, type Decision, refuse } from '#kit/decision.ts'
import type { Actor } from '#kit/actor.ts'
import type { Audience, ViewKind } from '../list-view.ts'
import { viewRefusals } from '../views.refusals.ts'

type Sharer = Pick<Actor, 'kind' | 'can'>

/**
 * STAFF-4: everybody keeps views of their own. Order views are shared by those who keep custom
 * data, price views by those who manage prices; with all staff only by staff themselves.
 */
export function mayShareView(kind: ViewKind, audience: Audience, actor: Sharer): Decision {
  if (audience === 'nobody') return allow()
  const holds = actor.can(kind === 'order' ? 'manageCustomData' : 'managePrice')
  if (!holds) return refuse(viewRefusals.view_share_right, { field: 'sharedWith' })
  if (audience === 'staff' && actor.kind !== 'internal')
    return refuse(viewRefusals.view_share_right, { field: 'sharedWith' })
  return allow()
}

/** Whose view it is, and with whom it is shared. */
export interface OwnedView {
  readonly isOwn: boolean
  readonly sharedWith: Audience
}

/**
 * STAFF-4: a view of their own, or one of a list that the reader shares in: the people of a bill-to
 * keep theirs together; a view of all staff is its maker's, and of those who may delete data.
 */
export function mayChangeView(kind: ViewKind, view: OwnedView, actor: Sharer): Decision {
  if (view.sharedWith === 'nobody') return view.isOwn ? allow() : refuse(viewRefusals.view_not_found)
  const sharing = mayShareView(kind, view.sharedWith, actor)
  if (!sharing.allowed) return refuse(viewRefusals.view_not_yours)
  if (view.isOwn || view.sharedWith === 'billTo' || actor.can('deleteData')) return allow()
  return refuse(viewRefusals.view_not_yours)
}

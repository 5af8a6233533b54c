import type { CartAccess } from '#areas/carts/cart-access.endpoints.ts'

/**
 * S1 section 4: nobody of the staff, the one at the keyboard, or somebody else by the first part of
 * their mail.
 */
export type InternalOwner = 'none' | 'me' | 'other'

/** What the access dialog holds while one edits it. */
export interface AccessForm {
  readonly sharingMode: CartAccess['sharingMode']
  /** A user's id, or 'none'. */
  readonly externalOwner: string
  readonly internalOwner: InternalOwner
  /** Before the @. */
  readonly mailName: string
  readonly isVisibleToCustomer: boolean
}

/** The person at the keyboard. */
interface Me {
  readonly userId: string
  readonly email: string
}

/** No owner among the customer's people. */
export const noOwner = 'none'

/** The form before the cart's access is read. */
export const unread: AccessForm = {
  sharingMode: 'UNLOCK',
  externalOwner: noOwner,
  internalOwner: 'none',
  mailName: '',
  isVisibleToCustomer: false,
}

/** The form as the cart's access reads now. */
export function formOf(access: CartAccess, me: Me): AccessForm {
  const { internalOwner, externalOwner, staffMailSuffix = '' } = access
  const isMe = internalOwner?.userId === me.userId
  return {
    sharingMode: access.sharingMode,
    externalOwner: externalOwner?.userId ?? noOwner,
    internalOwner: internalOwner === null ? 'none' : isMe ? 'me' : 'other',
    mailName: isMe ? '' : (internalOwner?.email ?? '').replace(`@${staffMailSuffix}`, ''),
    isVisibleToCustomer: access.isVisibleToCustomer,
  }
}

/** Only what differs from before is sent: whoever may not change a part does not send it. */
export function changeOf(form: AccessForm, before: AccessForm, me: Me, suffix: string) {
  const typed = form.mailName.trim()
  const email = form.internalOwner === 'none' ? null : form.internalOwner === 'me' ? me.email : `${typed}@${suffix}`
  const isOtherOwner =
    form.internalOwner !== before.internalOwner || (form.internalOwner === 'other' && typed !== before.mailName)
  return {
    ...(form.sharingMode !== before.sharingMode && { sharingMode: form.sharingMode }),
    ...(form.externalOwner !== before.externalOwner && {
      externalOwnerInfo: form.externalOwner === noOwner ? null : { userId: form.externalOwner },
    }),
    // A whole mail may be pasted: the suffix is not put behind it a second time.
    ...(isOtherOwner && {
      internalOwnerEmail: typed.includes('@') && form.internalOwner === 'other' ? typed : email,
    }),
    ...(form.isVisibleToCustomer !== before.isVisibleToCustomer && { isVisibleToCustomer: form.isVisibleToCustomer }),
  }
}

/** S1 section 5: the email is required when the internal owner is another user. */
export const mailProblem = ({ internalOwner, mailName }: AccessForm): string | undefined =>
  internalOwner === 'other' && mailName.trim() === '' ? 'Required' : undefined

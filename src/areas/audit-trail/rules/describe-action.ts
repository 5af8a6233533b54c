/** What a sentence may name. */
export interface Named {
  /** The user it was done to, by name; empty when it was nobody, or oneself. */
  readonly user: string
  readonly details: Readonly<Record<string, unknown>>
}

interface Words {
  /** In the filter. */
  readonly label: string
  /** After the person's name. */
  readonly describe: (named: Named) => string
}

const textOf = ({ details }: Named, key: string): string => {
  const value = details[key]
  return typeof value === 'string' || typeof value === 'number' ? ` ${value}` : ''
}
const ofUser = ({ user }: Named) => (user ? ` of ${user}` : '')
const someone = ({ user }: Named) => user || 'a user'
const plain = (label: string, sentence: string): Words => ({ label, describe: () => sentence })
const toUser = (label: string, before: string, after = ''): Words => ({
  label,
  describe: (named) => `${before} ${someone(named)}${after}`,
})

/**
 * PLAT-8: the words for each action of the trail. An action that is not here is shown by its own
 * name.
 */
export const actionWords: Readonly<Record<string, Words>> = {
  'login-as.start': toUser('Login as', 'logged in as'),
  'login-as.stop': plain('Return to self', 'returned to self'),
  'order.place': { label: 'Place order', describe: (named) => `placed order${textOf(named, 'orderNumber')}` },
  'payment.make': { label: 'Make a payment', describe: (named) => `made payment${textOf(named, 'paymentNumber')}` },
  'payment.void': { label: 'Void a payment', describe: (named) => `voided payment${textOf(named, 'paymentNumber')}` },
  'payment.refund': {
    label: 'Refund a payment',
    describe: (named) => `asked to refund payment${textOf(named, 'paymentNumber')}`,
  },
  'punchout.start': plain('Start a punchout session', 'started a session of a procurement system'),
  'punchout.return': plain('Return a punchout cart', 'returned a cart to a procurement system'),
  'punchout.hold': plain('Hold a punchout order', 'held an order of a procurement system for review'),
  'punchout.leave': plain('Leave a punchout session', 'left a session of a procurement system without a cart'),
  'suggested-item.suggest': {
    label: 'Suggest an item',
    describe: (named) => `suggested item${textOf(named, 'itemNumber')} to a customer`,
  },
  'suggested-item.withdraw': {
    label: 'Take a suggested item back',
    describe: (named) => `took the suggestion of item${textOf(named, 'itemNumber')} back`,
  },
  'spend-budget.set': plain('Set a budget', 'set the monthly budget of a ship-to'),
  'api-key.create': {
    label: 'Create an API key',
    describe: (named) => `created an API key for${textOf(named, 'connects')}`,
  },
  'api-key.rotate': {
    label: 'Rotate an API key',
    describe: (named) => `rotated the API key of${textOf(named, 'connects')}`,
  },
  'api-key.revoke': {
    label: 'Revoke an API key',
    describe: (named) => `revoked the API key of${textOf(named, 'connects')}`,
  },
  'webhook.create': { label: 'Add a webhook', describe: (named) => `added a webhook to${textOf(named, 'host')}` },
  'webhook.change': {
    label: 'Change a webhook',
    describe: (named) => `changed the webhook to${textOf(named, 'host')}`,
  },
  'webhook.rotate': {
    label: 'Rotate a webhook secret',
    describe: (named) => `rotated the secret of the webhook to${textOf(named, 'host')}`,
  },
  'webhook.delete': {
    label: 'Delete a webhook',
    describe: (named) => `deleted the webhook to${textOf(named, 'host')}`,
  },
  'webhook.switch-off': {
    label: 'Webhook switched off',
    describe: (named) => `switched off the webhook to${textOf(named, 'host')}, which failed for days`,
  },
  'edi.create-partner': {
    label: 'Add an EDI partner',
    describe: (named) => `added the EDI partner${textOf(named, 'name')}`,
  },
  'edi.change-partner': {
    label: 'Change an EDI partner',
    describe: (named) => `changed the EDI partner${textOf(named, 'name')}`,
  },
  'edi.retry-order': {
    label: 'Retry an EDI order',
    describe: (named) => `tried a held order of${textOf(named, 'name')} again`,
  },
  'edi.refuse-order': {
    label: 'Refuse an EDI order',
    describe: (named) => `refused an order of${textOf(named, 'name')}`,
  },
  'punchout.create': plain('Add a punchout integration', 'added a punchout integration'),
  'punchout.change': plain('Change a punchout integration', 'changed a punchout integration'),
  'punchout.delete': plain('Delete a punchout integration', 'deleted a punchout integration'),
  'punchout.generate-secret': plain('Generate a punchout secret', 'generated the secret of a punchout integration'),
  'punchout.process-again': plain('Process a punchout order again', 'processed an order of a procurement system again'),
  'punchout.revoke-secret': plain('Revoke a punchout secret', 'revoked the secret of a punchout integration'),
  'punchout.change-mapping': plain(
    'Change a punchout mapping',
    'changed the ship-to mapping of a punchout integration',
  ),
  'punchout.import-mapping': plain(
    'Import a punchout mapping',
    'imported the ship-to mapping of a punchout integration',
  ),
  'autopay.add': plain('Set up autopay', 'set up autopay'),
  'autopay.change': plain('Change autopay', 'changed an autopay schedule'),
  'autopay.activate': plain('Activate autopay', 'activated an autopay schedule'),
  'autopay.deactivate': plain('Deactivate autopay', 'deactivated an autopay schedule'),
  'autopay.remove': plain('Remove autopay', 'removed an autopay schedule'),
  'autopay.skip': plain('Skip an autopay run', 'skipped a run of autopay'),
  'autopay.run': plain('Run autopay', 'made a run of autopay before its day'),
  'cart.created': plain('Create a cart as a customer', 'created a cart'),
  'cart.lines-set': plain('Change items of a cart as a customer', 'changed the items of a cart'),
  'cart.details-changed': plain('Change details of a cart as a customer', 'changed the details of a cart'),
  'cart.access-modified': plain('Change access to a cart as a customer', 'changed who may use a cart'),
  'cart.note-written': plain('Write a note in a cart as a customer', 'wrote a note in a cart'),
  'cart.date-refreshed': plain('Move the date of a cart as a customer', 'moved a cart to its next delivery date'),
  'cart.discarded': plain('Discard a cart as a customer', 'discarded a cart'),
  'cart.override-prices': {
    label: 'Override prices',
    describe: (named) => `overrode the price of item${textOf(named, 'itemNumber')}`,
  },
  'recipe.create': { label: 'Add a recipe', describe: (named) => `added the recipe${textOf(named, 'title')}` },
  'recipe.change': { label: 'Change a recipe', describe: (named) => `changed the recipe${textOf(named, 'title')}` },
  'recipe.delete': { label: 'Delete a recipe', describe: (named) => `deleted the recipe${textOf(named, 'title')}` },
  'menu.create': { label: 'Add a menu', describe: (named) => `added the menu${textOf(named, 'title')}` },
  'menu.change': { label: 'Change a menu', describe: (named) => `changed the menu${textOf(named, 'title')}` },
  'menu.delete': { label: 'Delete a menu', describe: (named) => `deleted the menu${textOf(named, 'title')}` },
  'recipe.link': plain('Answer a measure of an ingredient', 'answered a measure of an ingredient'),
  'guide.create': { label: 'Create a guide', describe: (named) => `created the guide${textOf(named, 'name')}` },
  'guide.change': { label: 'Change a guide', describe: (named) => `changed the guide${textOf(named, 'name')}` },
  'guide.sort': { label: 'Sort a guide', describe: (named) => `sorted the guide${textOf(named, 'name')}` },
  'guide.delete': { label: 'Delete a guide', describe: (named) => `deleted the guide${textOf(named, 'name')}` },
  'guide.switch-item': {
    label: 'Switch an item of a guide',
    describe: (named) =>
      `switched item${textOf(named, 'itemNumber')} of the guide${textOf(named, 'name')} for item${textOf(named, 'linkedItemNumber')}`,
  },
  'guide.pin': plain('Pin an item of a Standard guide', 'pinned an item of the Standard guide'),
  'guide.unpin': plain('Unpin an item of a Standard guide', 'unpinned an item of the Standard guide'),
  'guide.set-rule': plain('Change the rule of Standard guides', 'changed the rule of the Standard guides'),
  'substitution.set': {
    label: 'Set a substitute',
    describe: (named) => `set what comes instead of item${textOf(named, 'itemNumber')}`,
  },
  'substitution.set-many': plain('Set many substitutes', 'set what comes instead of many items'),
  'substitution.set-default': plain('Set the default for short items', 'set what happens to short items'),
  'order.answer-short': {
    label: 'Answer a short line',
    describe: (named) => `answered a short line of order${textOf(named, 'orderNumber')}`,
  },
  'import.run': { label: 'Import data', describe: (named) => `imported${textOf(named, 'kind') || ' data'}` },
  'delivery.repeat': { label: 'Send again', describe: (named) => `sent a message again:${textOf(named, 'subject')}` },
  'delivery.repeat-failed': {
    label: 'Send all failed again',
    describe: (named) => `sent${textOf(named, 'messages')} failed messages again`,
  },
  'delivery.give-up': {
    label: 'Give up message',
    describe: (named) => `gave up a message:${textOf(named, 'subject')}`,
  },
  'audit.download': plain('Download audit trail', 'downloaded the audit trail'),
  'user.import': {
    label: 'Import a user',
    describe: (named) =>
      named.details['isNew'] === true
        ? `added ${someone(named)} by an import`
        : `changed ${someone(named)} by an import`,
  },
  'user.take-okta-features': plain('Take over Okta features', 'was given other features by the identity provider'),
  'user.set-password': toUser('Set password by command', 'set the password of'),
  'user.invite': toUser('Invite user', 'invited'),
  'user.change-profile': toUser('Change user', 'changed the profile of'),
  'user.change-permissions': toUser('Change permissions', 'changed the permissions of'),
  'user.change-customers': toUser('Change customers', 'changed the customers of'),
  'user.request-bill-to': {
    label: 'Request a bill-to',
    describe: (named) => `requested bill-to${textOf(named, 'number')}`,
  },
  'user.withdraw-bill-to-request': plain('Withdraw a request for a bill-to', 'withdrew a request for a bill-to'),
  'user.add-bill-to': toUser('Add a requested bill-to', 'added a requested bill-to to'),
  'user.decline-bill-to': toUser('Decline a request for a bill-to', 'declined the request for a bill-to of'),
  'user.change-image': toUser('Change picture of user', 'changed the picture of'),
  'user.change-invoice-format': toUser('Change invoice format', 'changed the invoice format of'),
  'user.activate': toUser('Activate user', 'activated'),
  'user.deactivate': toUser('Deactivate user', 'deactivated'),
  'user.reset-password': toUser('Reset password', 'reset the password of'),
  'user.end-session': toUser('Sign out a device of a user', 'signed out a device of'),
  'user.end-sessions': toUser('Sign out a user', 'signed out', ' everywhere'),
  'user.change-address': toUser('Change e-mail address', 'changed the e-mail address of'),
  'user.download': plain('Download users', 'downloaded the list of users'),
  'user.reset-mfa': toUser('Reset MFA phone', 'reset the MFA phone of'),
  'user.change-enforce-date': toUser('Require two-factor', 'changed the day from which on two-factor is required of'),
  'password.change': plain('Change own password', 'changed their password'),
  'password.reset': plain('Set password by link', 'set a new password with the mailed link'),
  'session.start': {
    label: 'Sign in',
    describe: (named) =>
      named.details['owes'] === undefined
        ? `signed in by${textOf(named, 'signIn') || ' password'}`
        : 'gave the right password and still owes the second factor',
  },
  'session.fail': {
    label: 'Failed sign-in',
    describe: (named) =>
      `failed to sign in${named.user ? ` as ${named.user}` : textOf(named, 'email') && ` as${textOf(named, 'email')}`}`,
  },
  'session.logout': plain('Logout', 'logged out'),
  'session.expire': plain('Session expired', 'was signed out after a while without use'),
  'session.complete': plain('Second factor at sign-in', 'completed the sign-in with the second factor'),
  'session.end': plain('End a session', 'ended one of their sessions'),
  'session.end-all': plain('Logout everywhere', 'logged out everywhere'),
  'mfa.enable': plain('Enable two-factor', 'enabled two-factor sign-in'),
  'mfa.disable': plain('Disable two-factor', 'disabled two-factor sign-in'),
  'mfa.change-phone': plain('Change MFA phone', 'changed their MFA phone'),
  'mfa.add-authenticator': plain('Add authenticator', 'added an authenticator app'),
  'mfa.remove-authenticator': plain('Remove authenticator', 'removed their authenticator app'),
  'mfa.renew-recovery-codes': plain('Renew recovery codes', 'renewed their recovery codes'),
  'mfa.use-recovery-code': plain('Use recovery code', 'signed in with a recovery code'),
  'profile.update': plain('Change own profile', 'changed their profile'),
  'profile.analytics': plain('Change analytics choice', 'changed their choice about analytics'),
  'profile.favourites': plain('Change favorite bill-tos', 'changed their favorite bill-tos'),
  'profile.image-delete': plain('Delete own picture', 'deleted their picture'),
  'profile.invoice-format': plain('Change own invoice format', 'changed their invoice format'),
  'announcement.create': plain('Create announcement', 'created an announcement'),
  'announcement.change': plain('Change announcement', 'changed an announcement'),
  'announcement.delete': plain('Delete announcement', 'deleted an announcement'),
  'order-view.create': {
    label: 'Add an order view',
    describe: (named) => `added the order view${textOf(named, 'name')}`,
  },
  'order-view.change': {
    label: 'Change an order view',
    describe: (named) => `changed the order view${textOf(named, 'name')}`,
  },
  'order-view.delete': {
    label: 'Delete an order view',
    describe: (named) => `deleted the order view${textOf(named, 'name')}`,
  },
  'order-view.sort': plain('Sort order views', 'changed the order of order views'),
  'price-view.create': {
    label: 'Add a price view',
    describe: (named) => `added the price view${textOf(named, 'name')}`,
  },
  'price-view.change': {
    label: 'Change a price view',
    describe: (named) => `changed the price view${textOf(named, 'name')}`,
  },
  'price-view.delete': {
    label: 'Delete a price view',
    describe: (named) => `deleted the price view${textOf(named, 'name')}`,
  },
  'price-view.sort': plain('Sort price views', 'changed the order of price views'),
  'announcement.sort': plain('Sort announcements', 'changed the order of announcements'),
  'payment-method.add': plain('Add payment method', 'added a payment method'),
  'payment-method.change': plain('Change payment method', 'changed a payment method'),
  'payment-method.correct': plain('Correct bank account', 'corrected a bank account, as its bank asked'),
  'payment-method.mark-unusable': plain('Mark bank account unusable', 'marked a bank account as refused by its bank'),
  'payment-method.remove': plain('Remove payment method', 'removed a payment method'),
  'payment-info.decrypt': {
    label: 'Decrypt payment info',
    describe: (named) => `read the full numbers of a payment method${ofUser(named)}`,
  },
  'card-token.refuse': plain('Refused card token', 'offered a card token that was refused'),
  'ship-to.change-settings': plain('Change ship-to settings', 'changed ship-to settings'),
  'ship-to.change-parent': plain('Change ship-to family', 'changed the parent of a ship-to'),
}

/** 'price-view.sort-all' -> 'price view: sort all'. */
const spelled = (action: string): string => action.replaceAll('-', ' ').replace('.', ': ')

const wordsOf = (action: string): Words | undefined =>
  Object.hasOwn(actionWords, action) ? actionWords[action] : undefined

/** PLAT-8: what somebody did, to stand after their name. */
export const describeAction = (action: string, named: Named): string =>
  wordsOf(action)?.describe(named) ?? spelled(action)

/** PLAT-8: an action's name in the filter. */
export const labelOfAction = (action: string): string => wordsOf(action)?.label ?? spelled(action)

const words = (text: string): string[] => text.trim().split(/\s+/)

/** Statements that would ask several machines (distribution-keys.ts), by the reason. */
export const crossingStatements: Readonly<Record<string, readonly string[]>> = {
  'A job, a queue or a check over everybody: each machine would do its own part of it.': words(`
    ach.broken-files ach.find-debit ach.firsts ach.sent autopay.check-limits autopay.check-payments autopay.due
    autopay.lock-due card_reports.delete-old credits.check-approved credits.check-claims credits.check-memos
    credits.check-released credits.forget-photos credits.unnoted-memos deliveries.mail-dropped
    deliveries.mail-failed deliveries.mail-waiting deliveries.push-dropped deliveries.push-failed
    deliveries.push-waiting deliveries.sms-dropped deliveries.sms-failed deliveries.sms-waiting devices.clean-up
    idempotency_keys.delete-old inventory.quiet-counts invoices.check-balances invoices.check-charges
    invoices.check-credits invoices.check-reversals notification_digests.delete-old notifications.delete-old
    notifications.sent notifications.unclaim-digests order-import.remove-expired orders.untaken passwords.clean-up
    payment-links.check-invoices payment-links.check-once payment-methods.forget-bank-reports
    payment-methods.forget-entries payment-methods.reseal payment-methods.stale-seals payment-plans.check-held
    payment-plans.check-payments payment-plans.check-sums payment-plans.waiting payments.check-amounts
    payments.check-credits payments.check-entries payments.check-undone payments.due payments.forget-one-time-card
    payments.forgotten push.due push.expire push.failed push.repeat-failed push_messages.delete-old
    recipes.forget-editors sales-analytics.check-blocks sales-analytics.check-categories sales-analytics.check-days
    sales-analytics.drop-seasons-of-categories sales-analytics.sum-categories sales-analytics.sum-category-days
    sales-analytics.sum-team-category-days sales-analytics.touched-categories sales-analytics.mark-all routing.shared sales-analytics.marks-left
    sales-analytics.sum-lines sales-analytics.sum-seasons
    sales-analytics.sum-team-blocks sales-analytics.sum-teams sessions.clean-up staging-lines.waiting standing.due
    standing.hold-due standing.release-drafts standing.waiting two-factor.clean-up two-factor.latest-sending
    uploads.forget webhook_messages.delete-old webhooks.drop-events webhooks.next-events webhooks.queue-state
    webhooks.replay-failed webhooks.switch-off
  `),
  'Beside a queue or a list of the office, which lies on the first machine: the rows would travel there by a job.':
    words(`
    ach.settle auto-distribution.begin auto-distribution.end auto-distribution.list auto-distribution.one
    auto-distribution.results auto-distribution.run auto-distribution.runs auto-distribution.take
    customer-pages.activity deliveries.channels deliveries.mail-all deliveries.mail-delivered deliveries.mail-one
    deliveries.sms-all deliveries.sms-delivered deliveries.sms-one edi.billed edi.shipped
    people.replace-okta-features punchout-documents.claim punchout-documents.invoices punchout-documents.part
    punchout-orders.parts punchout-orders.returned-for users.one
  `),
  'What was ordered beside what was billed: invoices would lie by ship-to, with the ship-to in each of their tables.':
    words(`
    autopay.payables credits.came-on credits.claims credits.may-read-photo credits.one credits.people
    credits.summaries dashboard.at-a-glance dashboard.team dashboard.work-queue erp.demo-bill guides.source-bought
    guides.standard-facts inventory.bought inventory.last-purchases inventory.purchases-within invoice-pages.some
    orders.archive-version orders.one receiving.list receiving.of-paper receiving.one shop.item shop.last-quantities
    shop.page
  `),
  'A person’s own rows by an id: the call knows the person, and the statement would name them.': words(`
    api-keys.touch deliveries.push-all deliveries.push-delivered deliveries.push-one passwords.find-reset
    push.delivered push.forget push.give-up push.gone push.insert push.lock push.problem push.repeat push.stopped
    sessions.delete sessions.lock sessions.touch two-factor.claim-sending two-factor.take-code views.ids-of-list
    views.remove views.sort views.update webhooks.attempts webhooks.delete webhooks.insert-test webhooks.message
    webhooks.messages webhooks.note-attempt webhooks.note-failing webhooks.note-message webhooks.note-taken
    webhooks.replay webhooks.rotate
  `),
  'Money by its id: the call knows the bill-to, and the statement would name it.': words(`
    ach.mark-returned ach.note-result ach.remember-report autopay.activate autopay.add-event autopay.add-notice
    autopay.add-run autopay.change autopay.end autopay.is-noticed autopay.known-runs autopay.log autopay.plan
    credits.memo invoices.book-entries invoices.lock invoices.post-entries invoices.put-in-plan
    invoices.reverse-entries invoices.take-from-plan payment-links.end-tries payment-links.lock payment-links.opened
    payment-links.paid-with payment-links.revoke payment-links.start-try payment-links.try payment-links.use-try
    payment-methods.bank payment-methods.card-token payment-methods.change payment-methods.change-bank
    payment-methods.clear payment-methods.entry payment-methods.hold payment-methods.insert
    payment-methods.insert-bank payment-methods.insert-card payment-methods.known-card payment-methods.lock-bank
    payment-methods.remove payment-methods.set-account-kind payment-methods.set-unusable payment-methods.start-entry
    payment-methods.to-debit payment-methods.use-entry payment-plans.accept payment-plans.end
    payment-plans.instalments payment-plans.invoices payment-plans.lock payment-plans.move-instalment
    payment-plans.ship-tos payments.add-event payments.allocations payments.asked payments.collect-again
    payments.insert-one-time-card payments.is-ours payments.lock payments.move payments.note-late
    payments.one-time-card payments.refund-asked payments.remember-report price-changes.bought
  `),
  'A ship-to’s rows by an id: the call or the locked row before it knows the ship-to, and the statement would name it.':
    words(`
    auto-distribution.clear-ship-tos auto-distribution.ship-tos carts.changes carts.contents carts.discard-punchout
    carts.mark-undoing carts.of-order carts.own-changes carts.remember-date-check carts.save-access
    carts.see-date-move credits.add-comment credits.approve-lines credits.claimed-lines credits.is-posted
    credits.lock credits.message credits.move credits.of-invoice credits.release credits.staff edi.note-billed
    edi.order-number erp.demo-confirmed-lines erp.demo-lines erp.demo-order guides.claim-notice guides.come-back
    guides.delete guides.follow-again guides.followed guides.is-left guides.leave-standard guides.line-ids
    guides.lines-to-change guides.pin guides.placed guides.raise-version guides.remove-lines guides.retire
    guides.return guides.sort guides.source-cart guides.source-guide guides.source-order guides.switch-line
    guides.update guides.update-lines inventory.append inventory.close inventory.known-operations inventory.lines
    inventory.open-of-guide inventory.operations inventory.packs inventory.placed inventory.previous-items
    inventory.previous-results inventory.rename inventory.results order-shorts.answer-short
    order-shorts.confirmed-lines order-shorts.follow-version order-shorts.forget-shorts
    order-shorts.numbers-on-order order-shorts.order order-shorts.record-shorts order-shorts.shorts orders.cancel
    orders.clear-lines orders.drop-line orders.items-of orders.keep-of-line orders.locked orders.locked-for-lines
    orders.record-lines orders.record-status orders.total-again orders.track receiving.add-credit
    receiving.add-photo receiving.append receiving.count-photos receiving.credits receiving.finish
    receiving.known-operations receiving.operations receiving.photo-files recipes.editor-left recipes.editor-seen
    recipes.other-editors recipes.placed staging-guides.mark-migrated staging-lines.decide staging-lines.insert
    staging-lines.one staging-lines.page staging-lines.save-matches staging-lines.taken staging-lines.to-bring
    standing.changers standing.clear-lines standing.delete standing.fill-run standing.hold-run standing.insert-run
    standing.keep-draft standing.lines standing.look-later standing.pause standing.proceed standing.runs
    standing.save-lines standing.settle-run standing.settled-by-hand standing.skip standing.update
    standing.wait-for-tap
  `),
}

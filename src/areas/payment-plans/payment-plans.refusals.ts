import { refusals } from '#contract/refusals.ts'

/** Every "no" of payment plans (NEXT-13). */
export const paymentPlanRefusals = refusals({
  plan_bill_to_not_found: [404, 'Bill-to not found.'],
  plan_not_found: [404, 'Payment plan not found.'],
  plan_invoices_missing: [422, 'Choose at least one invoice.'],
  plan_invoice_twice: [422, 'Each invoice can be chosen once.'],
  plan_invoice_not_open: [422, 'This invoice is not open for this bill-to.'],
  plan_invoice_taken: [409, 'An invoice is in another payment plan already.'],
  plan_nothing_past_due: [422, 'A plan is for overdue accounts: choose at least one invoice that is past due.'],
  plan_amounts_changed: [409, 'What is open has changed since the plan was made. Please make a new one.'],
  plan_down_payment_wrong: [422, 'The down payment must be less than what the plan covers, and not negative.'],
  plan_instalments_wrong: [422, `A plan has 1 to 24 instalments.`],
  plan_amount_too_small: [422, 'The instalments are too small: choose fewer.'],
  plan_start_wrong: [422, 'The first payment must be within 30 days from today.'],
  plan_dates_wrong: [422, 'The instalments must start after the down payment.'],
  plan_not_proposed: [409, 'This plan was answered already.'],
  plan_too_late: [409, 'The first payment of this plan was due already. Please ask for a new plan.'],
  plan_is_over: [409, 'This plan has ended.'],
  plan_method_required: [422, 'Choose a bank account or card.'],
})

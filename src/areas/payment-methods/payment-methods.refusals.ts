import { refusals } from '#contract/refusals.ts'

/** Every "no" of payment methods. */
export const paymentMethodRefusals = refusals({
  method_not_found: [404, 'Payment method not found.'],
  bill_tos_missing: [400, 'Please select bill-tos'],
  bill_to_not_found: [404, 'Bill-to not found.'],
  all_bill_tos_not_for_staff: [403, 'All bill-tos can only be chosen by a customer. Please select bill-tos.'],
  all_bill_tos_by_owner_only: [403, 'All bill-tos can only be chosen by the person who added it.'],
  account_is_shared: [
    409,
    'This bank account is also used for bill-tos you cannot see, so its details cannot be changed here. Add it as a new one instead.',
  ],
  card_payments_unavailable: [409, 'Card payments are not available at the moment.'],
  card_processor_away: [503, 'The card processor cannot be reached. Please try again in a moment.'],
  card_entry_ended: [409, 'This card entry has ended. Please enter the card again.'],
  too_many_card_entries: [429, 'Too many cards were started. Please try again later.'],
  too_many_decryptions: [429, 'Too many account numbers were shown. Please try again later.'],
})

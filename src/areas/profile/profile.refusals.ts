import { refusals } from '#contract/refusals.ts'

/** Every "no" of the profile page. */
export const profileRefusals = refusals({
  first_name_required: [400, 'Required'],
  phone_invalid: [400, 'Invalid phone number'],
  profile_changed: [409, 'Someone else changed your account in the meantime. This is the latest version.'],
  profile_kept_by_office: [403, 'Names and phone numbers of staff are kept by the office.'],
  profile_not_yours: [403, 'A profile is changed by its owner only.'],
  profile_image_unknown: [400, 'Please upload the picture here; pictures of other sites are not shown.'],
  bill_tos_required: [400, 'Please select at least one bill-to.'],
  /** The number is the configured one. */
  bill_tos_too_many: [400, 'cannot add more than 30 bill-tos.'],
  bill_to_not_found: [404, 'Bill-to not found.'],
  invoice_format_unknown: [400, 'Please choose one of the invoice formats.'],
})

import { refusals } from '#contract/refusals.ts'

/** Every "no" of managing users (USERS-1, USERS-2, security 5 to 8). */
export const usersRefusals = refusals({
  user_changed: [409, 'Someone else changed this user in the meantime. This is the latest version.'],
  user_not_found: [404, 'User not found.'],
  users_not_yours_to_change: [403, 'You do not have access to this.'],
  own_account: [403, 'You cannot change your own account here.'],
  user_holds_more: [403, 'This user holds permissions that you do not have.'],
  user_has_other_customers: [403, 'This user also belongs to customers that are not yours.'],
  cannot_grant: [403, 'You cannot grant a permission that you do not have.'],
  feature_unknown: [400, 'There is no such permission.'],
  feature_for_staff: [400, 'This permission is only for staff.'],
  role_unknown: [400, 'Please choose a role.'],
  kind_stays: [400, 'Staff stay staff and customers stay customers. Please use another account.'],
  role_for_others: [400, 'Staff roles are for staff, customer roles for customers.'],
  last_admin: [409, 'This is the last active portal admin.'],
  first_name_required: [400, 'Required'],
  phone_invalid: [400, 'Invalid phone number'],
  email_invalid: [400, 'Please enter a valid e-mail address.'],
  email_taken: [409, 'There is already a user with this e-mail address.'],
  staff_email_needed: [400, 'Staff sign in with an e-mail address of the distributor.'],
  profile_image_unknown: [400, 'Please select a valid image file'],
  customer_needed: [400, 'Please select at least one bill-to.'],
  customer_unknown: [400, 'Please select from your own bill-tos and ship-tos.'],
  staff_have_accounts: [409, 'The customers of staff come from their role and their accounts.'],
  user_inactive: [409, 'This user is not active.'],
  signs_in_elsewhere: [409, 'Staff sign in with Okta. Their password is changed there.'],
  no_second_factor: [409, 'Two-factor sign-in is not set up for this user.'],
  other_reset_too_recent: [
    409,
    'You have already reset the other sign-in step of this user within 24 hours. Please ask a colleague.',
  ],
})

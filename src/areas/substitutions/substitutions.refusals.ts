import { refusals } from '#contract/refusals.ts'

/** Every "no" about substitution preferences (NEXT-3). */
export const substitutionRefusals = refusals({
  prospect_has_no_substitutes: [403, 'Substitutes are for customers. Please contact your DSR to open an account.'],
  substitution_changed: [409, 'Somebody else changed this preference in the meantime. This is the latest version.'],
  alternative_missing: [422, 'Choose at least one item that may come instead.'],
  alternative_twice: [422, 'An item can be chosen once only.'],
  alternative_not_possible: [422, 'This item cannot come instead.'],
  alternative_not_alike: [
    422,
    'This item does not satisfy every diet of the other, or brings an allergen. Please look at what it loses.',
  ],
  too_many_substitutions: [422, 'A ship-to has at most 2,000 substitution preferences.'],
})

import { refusals } from '#contract/refusals.ts'

/** Max characters of a code: several times the longest label of a case. */
export const maxCodeLength = 200

/** Most codes one ship-to keeps: four for each item a large kitchen buys. */
export const maxCodes = 20_000

/** Why a code is not read, looked up or remembered (NEXT-8). */
export const scanningRefusals = refusals({
  code_empty: [400, 'Scan or enter a code.'],
  code_too_long: [400, `A code cannot be more than ${maxCodeLength} characters.`],
  code_invisible: [400, 'The code has a character that is not allowed.'],
  code_check_digit: [422, 'The check digit does not match. Please scan the code again.'],
  code_of_pallet: [422, 'This label names a pallet, not an item. Please scan a case on it.'],
  code_without_item: [422, 'This label does not name an item.'],
  code_unreadable: [422, 'This label could not be read.'],
  code_item_missing: [422, 'Choose an item or a custom item.'],
  code_item_twice: [422, 'Choose an item or a custom item, not both.'],
  code_item_not_found: [422, 'Item not found'],
  code_custom_item_not_found: [422, 'Custom item not found'],
  code_of_no_case: [422, 'This item is sold by the each only. Choose one each.'],
  code_of_no_each: [422, 'This item is neither sold nor counted by the each. Choose the case.'],
  too_many_codes: [
    422,
    `A ship-to can keep at most ${maxCodes.toLocaleString('en-US')} codes. Forget some that are no longer used.`,
  ],
  codes_not_for_prospects: [403, 'Codes are looked up for customers only. Please reach out to your DSR.'],
})

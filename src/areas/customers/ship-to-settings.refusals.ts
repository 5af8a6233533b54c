import { refusals } from '#contract/refusals.ts'

/** Every "no" about the settings and families of ship-tos (CUST-2, CUST-4). */
export const settingsRefusals = refusals({
  settings_changed: [409, 'Someone else changed these settings in the meantime. This is the latest version.'],
  nothing_to_change: [422, 'Choose at least one setting to change.'],
  food_cost_not_exact: [422, 'The maximum food cost can have at most 2 decimals.'],
  parent_among_children: [422, 'A ship-to cannot be its own parent.'],
  parent_of_other_customer: [422, 'Parent and child ship-tos must belong to the same bill-to.'],
  parent_is_child: [409, 'This ship-to has a parent itself, so it cannot have children.'],
  child_is_parent: [409, 'A ship-to with children cannot become a child.'],
  child_has_parent: [409, 'A ship-to already has another parent.'],
  not_a_parent: [409, 'This ship-to has no such children.'],
})

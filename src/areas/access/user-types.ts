/** The six user types of ACCESS-1; apart from the roles, which the first screen does not need. */
export const userTypes = ['ece', 'ecmi', 'eci', 'ecm', 'ecp', 'other'] as const

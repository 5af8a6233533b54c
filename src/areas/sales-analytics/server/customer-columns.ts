/** The division's day, with its row as `d`. */
export const todayOfDivision = `(:now::timestamptz at time zone d.time_zone)::date` as const

/**
 * Columns of a customer to call: of a ship-to `s`, its bill-to `b` and its division `d`, which
 * `customerTables` joins.
 */
export const customerColumns =
  `json_build_object('division', s.division, 'number', s.number, 'name', s.name, 'city', s.city,
  'billTo', b.number, 'billToName', b.name, 'isOrderingAllowed', s.is_ordering_allowed,
  'isProspective', s.is_prospective) as "shipTo", coalesce(nullif(s.phone, ''), b.phone) as phone, b.email,
  ${todayOfDivision} as today` as const

/** See `customerColumns`. */
export const customerTables = `join bill_tos b on b.division = s.division and b.number = s.bill_to
  join divisions d on d.code = s.division` as const

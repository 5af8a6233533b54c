/**
 * SQL: the one column of a select as a JSON list, in its order. An array of JSON would be escaped
 * once more by PostgreSQL and read sign by sign by the driver: for a page of 30 invoices a tenth of
 * the server's time.
 */
export const jsonList = <Select extends string>(select: Select) =>
  `(select coalesce(json_agg(listed.entry), '[]') from (${select}) listed (entry))` as const

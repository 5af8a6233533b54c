/** { pageNo: 2, keyword: undefined, brands: ['A', 'B'] } -> '?pageNo=2&brands=A&brands=B'. */
export function queryText(query: object = {}): string {
  const pairs = Object.entries(query as Record<string, unknown>).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((each) => each !== undefined && each !== '')
      .map((each) => [name, String(each)]),
  )
  const text = new URLSearchParams(pairs).toString()
  return text && `?${text}`
}

/** NEXT-7: what a body says beyond the title that it begins with. */
export const withoutTitle = (title: string, body: string): string =>
  body.startsWith(title) ? body.slice(title.length).replace(/^[\s,.:;]+/, '') : body

import { cellMatching, listOf, yesNo } from '#platform/imports/cell.ts'
import { importKind, key, optional } from '#platform/imports/import-kind.ts'

const divisionOrAll = cellMatching(
  /^(?:\*|[A-Z0-9]{2,6})$/,
  'a division code of 2 to 6 capital letters or digits, or * for all divisions',
)
const phrase = cellMatching(/^(?=.{1,60}$).*[a-zA-Z0-9]/, 'a phrase of at most 60 characters with a letter or digit')

/** What kitchens call things: synonyms for search and quick entry (ITEM-2, CART-13). */
export const kitchenWordsImportKind = importKind({
  name: 'kitchen-words',
  rowIs: 'one phrase and what it is called in the catalogue',
  table: 'kitchen_words',
  key: ['division', 'phrase'],
  isCatalogue: true,
  columns: {
    division: key(divisionOrAll, 'Division code, or `*` for all divisions', 'division'),
    phrase: key(phrase, "What kitchens write: 'to go box'", 'phrase'),
    meanings: optional(
      listOf(phrase),
      'What else to look for; empty when the phrase means only itself, which also turns off a built-in word',
      'meanings',
      'text[]',
      "'{}'",
    ),
    isBothWays: optional(
      yesNo,
      'Whether the meanings are also found under the phrase',
      'is_both_ways',
      'boolean',
      'false',
    ),
    staysWhole: optional(
      yesNo,
      "Whether its two words together name a separate product, like 'peanut butter', which 'butter' alone should not rank first",
      'stays_whole',
      'boolean',
      'false',
    ),
  },
  references: [
    {
      field: 'division',
      when: "m.division <> '*' and not exists (select 1 from divisions r where r.code = m.division)",
      reason: 'There is no such division',
    },
  ],
})

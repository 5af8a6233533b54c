import { expect, test } from 'vitest'
import { findSeparator } from './find-separator.ts'

const cases: [string, string, string, number][] = [
  ["Excel's sep= line is not part of the table", 'sep=;\r\na;b', ';', 7],
  ["Excel's sep= line in quotes", '"sep=|"\na|b', '|', 8],
  ['decimal commas do not make a comma file', 'Item;Cases;Price\n1;2;3,50\n2;1;4,25\n', ';', 0],
  ['commas in words do not make a comma file', 'Item, number\tCases\nFlour, white\t2\nOil\t1\n', '\t', 0],
  ['separators within quotes do not count', '"a;b;c;d",Cases\n"e;f",2\n', ',', 0],
  ['a title above the table', 'Weekly order\nWeek of 11/24\n\nItem;Cases\n1001;2\n1002;1\n', ';', 0],
  [
    'commas in the title and in every price',
    'Grill, Las Vegas, NV\nItem;Cases;Price\n1;2;3,50\n2;1;4,25\n3;1;4,25\n',
    ';',
    0,
  ],
  ['a single column', '1001\n1002\n', ',', 0],
  ['an empty text', '', ',', 0],
  ['a sample that ends within quotes', 'a;b\n"', ';', 0],
]
test.each(cases)('%s [IMPORT-1]', (_, text, separator, start) => {
  expect(findSeparator(text)).toEqual({ separator, start })
})

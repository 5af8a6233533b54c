import { expect, test } from 'vitest'
import { spellDays } from './spell-days.ts'

test('delivery days are read in the ways route sheets write them [PLAT-3, CUST-3]', () => {
  expect(['MWF', 'M/W/F', 'TTh', 'M T W R F', 'Mon, Wed', 'monday|friday', 'SaSu', 'Tue'].map(spellDays)).toEqual([
    'Mon|Wed|Fri',
    'Mon|Wed|Fri',
    'Tue|Thu',
    'Mon|Tue|Wed|Thu|Fri',
    'Mon|Wed',
    'monday|friday',
    'Sat|Sun',
    'Tue',
  ])
  expect(['Mo,We,Fr', 'Mo-Fr', 'Sat-Mon', 'Tu,Th'].map(spellDays)).toEqual([
    'Mon|Wed|Fri',
    'mon|tue|wed|thu|fri',
    'sat|sun|mon',
    'Tue|Thu',
  ])
  expect(['MTWTF', 'M T W T F S S', 'TT', 'W/T', 'SMTWTFS', 'TuWTh', 'S,U'].map(spellDays)).toEqual([
    'Mon|Tue|Wed|Thu|Fri',
    'Mon|Tue|Wed|Thu|Fri|Sat|Sun',
    'Tue|Thu',
    'Wed|Thu',
    'Sun|Mon|Tue|Wed|Thu|Fri|Sat',
    'Tue|Wed|Thu',
    'Sat|Sun',
  ])
  expect(['1|3', 'weekly', ''].map(spellDays)).toEqual(['1|3', 'weekly', ''])
})

test('days of German and French route sheets are read [PLAT-3, CUST-3]', () => {
  expect(['Mo,Mi,Fr', 'Di Do', 'Di-Fr', 'Lu/Me/Ve', 'Montag; Samstag', 'lundi, jeudi'].map(spellDays)).toEqual([
    'Mon|Wed|Fri',
    'Tue|Thu',
    'tue|wed|thu|fri',
    'Mon|Wed|Fri',
    'Mon|Sat',
    'Mon|Thu',
  ])
})

import { z } from 'zod'
import { endpoint } from '#contract/endpoint.ts'
import { freeText } from '#contract/free-text.ts'
import { fileContent } from '#contract/file-content.ts'
import { pageQuery, queryNumber } from '#contract/paging.ts'
import { itemNumber, shipToParams } from '#contract/values.ts'
import { itemRefusals } from '#areas/items/item.refusals.ts'
import { checkedAlternative, defaultChoices, substitution, substitutionLimits } from './substitution.ts'
import { substitutionRefusals } from './substitutions.refusals.ts'

const needs = ['manageCart'] as const
const path = '/divisions/:division/ship-tos/:shipTo/substitutions'
const itemParams = shipToParams.extend({ itemNumber })
const defaultChoice = z.enum(defaultChoices)
const done = { isSuccess: z.literal(true), message: z.string() }

/** How a list is sorted. */
export const substitutionSorts = ['item', 'choice', 'changed'] as const
/** Which preferences a list or file holds. */
export const substitutionFilter = z.object({
  keyword: z.string().trim().max(100).default(''),
  sort: z.enum(substitutionSorts).default('item'),
})

/** NEXT-3: the preferences of a ship-to, each checked as of today. */
export const listSubstitutions = endpoint({
  name: 'listSubstitutions',
  method: 'GET',
  path,
  livesBy: ['customer-data', 'catalogue'],
  summary: 'Substitution preferences of a ship-to',
  params: shipToParams,
  query: pageQuery.extend(substitutionFilter.shape),
  needs,
  answer: z.object({
    defaultChoice,
    pageNo: z.number().int(),
    substitutions: z.array(substitution),
    totalRecords: z.number().int(),
  }),
  refusals: [substitutionRefusals.prospect_has_no_substitutes],
})

/** NEXT-3: the same as a file. */
export const downloadSubstitutions = endpoint({
  name: 'downloadSubstitutions',
  method: 'GET',
  path: `${path}/file`,
  summary: 'Substitution preferences of a ship-to as CSV',
  params: shipToParams,
  query: substitutionFilter,
  needs,
  file: 'text/csv; charset=utf-8',
  answer: fileContent,
  refusals: [substitutionRefusals.prospect_has_no_substitutes],
})

/** NEXT-3: what happens if one item comes short, and what the catalogue offers instead. */
export const getSubstitution = endpoint({
  name: 'getSubstitution',
  method: 'GET',
  path: `${path}/:itemNumber`,
  livesBy: ['customer-data', 'catalogue'],
  summary: 'Substitution preference for an item',
  params: itemParams,
  needs,
  answer: z.object({
    itemNumber,
    description: z.string(),
    packSizeDescription: z.string(),
    brand: z.string(),
    defaultChoice,
    /** Null: the default of the ship-to holds. */
    substitution: substitution.nullable(),
    /** 0 without a preference of its own. */
    version: z.number().int(),
    suggestions: z.array(checkedAlternative),
  }),
  refusals: [substitutionRefusals.prospect_has_no_substitutes, itemRefusals.item_not_found],
})

/** NEXT-3: whether one item could come in place of another, in words. */
export const checkSubstitute = endpoint({
  name: 'checkSubstitute',
  method: 'GET',
  path: `${path}/:itemNumber/alternatives/:alternateItemNumber`,
  summary: 'Check an item as a substitute for another',
  params: itemParams.extend({ alternateItemNumber: itemNumber }),
  query: z.object({
    /** Absent: whatever it costs. */
    maxIncreasePercent: queryNumber(0, substitutionLimits.increase).optional(),
  }),
  needs,
  answer: checkedAlternative,
  refusals: [substitutionRefusals.prospect_has_no_substitutes, itemRefusals.item_not_found],
})

const lossNames = z.array(freeText({ label: 'A name', max: 100 })).max(50)
const chosen = z.object({
  itemNumber,
  /** CHECK-2: the losses the person has read and takes all the same. */
  accepted: z
    .object({ diets: lossNames, allergens: lossNames, unstated: lossNames })
    .default({ diets: [], allergens: [], unstated: [] }),
})

/** NEXT-3: sets what happens if an item comes short; 'default' gives its own preference up. */
export const saveSubstitution = endpoint({
  name: 'saveSubstitution',
  method: 'PUT',
  path: `${path}/:itemNumber`,
  summary: 'Set the substitution preference for an item',
  params: itemParams,
  needs,
  ifMatch: true,
  body: z.object({
    choice: z.enum(['substitute', 'ask', 'none', 'default']),
    alternatives: z.array(chosen).max(substitutionLimits.alternatives).default([]),
    maxIncreasePercent: z.number().int().min(0).max(substitutionLimits.increase).nullable().default(null),
  }),
  answer: z.object({ ...done, substitution: substitution.nullable() }),
  refusals: [
    itemRefusals.item_not_found,
    substitutionRefusals.prospect_has_no_substitutes,
    substitutionRefusals.substitution_changed,
    substitutionRefusals.alternative_missing,
    substitutionRefusals.alternative_twice,
    substitutionRefusals.alternative_not_possible,
    substitutionRefusals.alternative_not_alike,
    substitutionRefusals.too_many_substitutions,
  ],
})

/** NEXT-3: the same for many items, without naming alternatives; those unknown are left out. */
export const changeSubstitutions = endpoint({
  name: 'changeSubstitutions',
  method: 'PUT',
  path,
  summary: 'Set the substitution preference for many items',
  params: shipToParams,
  needs,
  body: z.object({
    itemNumbers: z.array(itemNumber).min(1).max(substitutionLimits.bulk),
    choice: z.enum([...defaultChoices, 'default']),
  }),
  answer: z.object({ ...done, changed: z.number().int() }),
  refusals: [substitutionRefusals.prospect_has_no_substitutes, substitutionRefusals.too_many_substitutions],
})

/** NEXT-3: what holds for items without a preference of their own. */
export const setSubstitutionDefault = endpoint({
  name: 'setSubstitutionDefault',
  method: 'PUT',
  path: '/divisions/:division/ship-tos/:shipTo/substitution-default',
  summary: 'Set what happens to short items without a preference',
  params: shipToParams,
  needs,
  body: z.object({ choice: defaultChoice }),
  answer: z.object(done),
  refusals: [substitutionRefusals.prospect_has_no_substitutes],
})

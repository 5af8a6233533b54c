/** One name for each allergen. The left sides are folded; what is not here is its own name. */
const sameAs: Readonly<Record<string, string>> = {
  dairy: 'milk',
  'cow milk': 'milk',
  treenut: 'tree nut',
  groundnut: 'peanut',
  soybean: 'soy',
  soya: 'soy',
  'soya bean': 'soy',
  'soy bean': 'soy',
  crustacea: 'crustacean shellfish',
  crustacean: 'crustacean shellfish',
  mollusk: 'mollusc',
  'molluscan shellfish': 'mollusc',
  'sesame seed': 'sesame',
  'hen egg': 'egg',
  sulfite: 'sulphite',
  'sulphur dioxide': 'sulphite',
  'sulfur dioxide': 'sulphite',
}

/** What a food is a kind of: who contains almonds contains tree nuts. */
const kindsOf: Readonly<Record<string, readonly string[]>> = {
  milk: ['butter', 'casein', 'caseinate', 'cheese', 'cream', 'lactose', 'whey', 'yogurt'],
  egg: ['albumen', 'egg white', 'egg yolk'],
  fish: [
    'anchovy',
    'anchovie',
    'bass',
    'cod',
    'flounder',
    'haddock',
    'pollock',
    'salmon',
    'sardine',
    'tilapia',
    'tuna',
  ],
  'crustacean shellfish': ['crab', 'crawfish', 'crayfish', 'langoustine', 'lobster', 'prawn', 'shellfish', 'shrimp'],
  shellfish: ['crustacean shellfish', 'mollusc'],
  mollusc: ['clam', 'mussel', 'octopus', 'oyster', 'scallop', 'squid'],
  'tree nut': (
    'almond,brazil nut,cashew,cashew nut,chestnut,filbert,hazelnut,macadamia,macadamia nut,nut,pecan,pecan nut,' +
    'pine nut,pistachio,pistachio nut,walnut'
  ).split(','),
  wheat: ['durum', 'farina', 'semolina', 'spelt', 'wheat flour', 'wheat gluten'],
  gluten: ['barley', 'rye', 'wheat'],
  soy: ['edamame', 'soy lecithin', 'soy protein', 'tofu'],
  sesame: ['sesame oil', 'tahini'],
}

const widerThan = (narrow: string): string[] =>
  Object.entries(kindsOf).flatMap(([wide, kinds]) => (kinds.includes(narrow) ? [wide] : []))

const singular = (word: string): string => (word.endsWith('s') ? word.slice(0, -1) : word)

/**
 * NEXT-10, CHECK-2: one name for an allergen however data spells it: 'Tree_Nuts', 'Treenuts' and
 * 'en:tree nut' are one, and so are 'Dairy' and 'Milk'. To be compared, not to be shown.
 */
export function allergenKey(name: string): string {
  const words = name
    .trim()
    .toLowerCase()
    .replace(/^[a-z]{2}:/, '')
    .split(/[\s_-]+/)
  const plain = singular(words.join(' '))
  return sameAs[plain] ?? plain
}

/**
 * What somebody must assume who reads that a food contains it: the allergen by its one name, each
 * that is named with it ('Tree Nuts (Almond)', 'Milk and Egg'), and what they are kinds of. What is
 * free from almonds is not free from tree nuts: for that, `allergenKey` alone counts.
 */
export function allergensMeant(name: string): ReadonlySet<string> {
  const parts = name.split(/[(),;/&]|\s(?:and|or)\s/i).filter((part) => part.trim() !== '')
  const meant = new Set([allergenKey(name), ...parts.map(allergenKey)])
  // A set returns what is added to it while it is read.
  for (const key of meant) for (const wider of widerThan(key)) meant.add(wider)
  return meant
}

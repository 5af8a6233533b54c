/** Invented words only: no real brand, company or person. */
const list = (text: string): readonly string[] => text.split(', ')

/** Given names of demo people. */
export const givenNames = list(
  'Mara, Theo, Ines, Caleb, Noor, Jonas, Priya, Mateo, Ruth, Omar, Lena, Felix, Amara, Silas, Wen, Dora',
)
/** Family names of demo people. */
export const familyNames = list(
  'Okafor, Lindqvist, Marsh, Tavares, Whitlock, Nakata, Ferrer, Adeyemi, Brandt, Castellan, Doyle, Hsu, Ivers, Kessler',
)

/** What customers' houses are called. */
export const houses = list(
  'Harbor, Juniper, Copper Kettle, Red Door, Stone Oven, Sagebrush, Lantern, Old Mill, Blue Heron, Cactus Flower, Iron Skillet, Magnolia, Northgate, Prairie, Riverbend, Saltbox, Silver Spoon, Sunrise, Three Oaks, Whistling Duck',
)
/** What kind of houses they are; the first four are single places, the rest have several. */
export const houseKinds = list(
  'Bistro, Diner, Cafe, Trattoria, Grill Group, Hotels, Health System, School District, Senior Living, Casino Resorts',
)
/** Where a house has its kitchens. */
export const places = list(
  'Downtown, Airport, Lakeside, Northside, Southgate, Harbor Point, University, Old Town, Convention Center, West Loop, Eastfield, Summit',
)
/** Streets, all fictional. */
export const streets = list(
  'Larkspur Ave, Quarry Rd, Mesa Verde Dr, Foundry St, Orchard Ln, Depot St, Millrace Blvd, Cannery Row, Granary Way, Switchyard Rd',
)

/** The cities of each division, with state and the first digits of ZIP codes. */
export const cities = {
  NLV: [
    ['Las Vegas', 'NV', '891'],
    ['Henderson', 'NV', '890'],
    ['North Las Vegas', 'NV', '890'],
    ['Boulder City', 'NV', '890'],
    ['St George', 'UT', '847'],
  ],
  NIC: [
    ['Minneapolis', 'MN', '554'],
    ['St Paul', 'MN', '551'],
    ['Duluth', 'MN', '558'],
    ['Rochester', 'MN', '559'],
    ['Eau Claire', 'WI', '547'],
  ],
} as const

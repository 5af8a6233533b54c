/** A menu of the demo; dishes by the titles of recipes. */
export interface DemoMenu {
  readonly title: string
  readonly description: string
  readonly usualCovers: number
  readonly dishes: readonly { readonly title: string; readonly sharePct: number; readonly portions: number }[]
}

const dish = (title: string, sharePct: number, portions = 1) => ({ title, sharePct, portions })

/** NEXT-10: what the demo's kitchens serve; of a hundred guests so many take a dish. */
export const demoMenus: readonly DemoMenu[] = [
  {
    title: 'Weekday lunch',
    description: 'Monday to Friday, 11 to 3. Soup or salad before, one main each.',
    usualCovers: 120,
    dishes: [
      dish('Tomato soup', 22),
      dish('Cream of mushroom soup', 12),
      dish('Caesar salad', 28),
      dish('Arugula salad, lemon vinaigrette', 10),
      dish('Bistro burger', 34),
      dish('Grilled chicken club', 26),
      dish('Margherita pizza', 16),
      dish('Rigatoni marinara', 14),
    ],
  },
  {
    title: 'Weekend dinner',
    description: 'Friday and Saturday from 5. Biscuits for the table, two each.',
    usualCovers: 180,
    dishes: [
      dish('Buttermilk biscuits, whipped butter', 60, 2),
      dish('Caesar salad', 35),
      dish('Garden salad, edible flowers', 15),
      dish('Strip steak, herb butter', 24),
      dish('Salmon, lemon vinaigrette', 22),
      dish('Roast chicken, mashed potato', 18),
      dish('Shrimp scampi', 14),
      dish('Chicken linguine, lemon cream', 16),
      dish('Lemon posset', 40),
    ],
  },
]

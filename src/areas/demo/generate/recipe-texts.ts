/**
 * RECIPE-1: what the demo's kitchens cook, as `read-recipes.ts` reads it. Sub recipes stand before
 * what uses them; stocks are in sauces, and those in dishes.
 */
export const recipeTexts = `
= White chicken stock | makes 8 qt | Stocks | Stove | 300 | Stock pot, fine strainer | 2
- 10 lb CHICKEN LEG QUARTER | rinsed
- 2 lb ONION YELLOW JUMBO | quartered | 90
- 1 lb CARROT JUMBO | cut in chunks | 85
- 1 lb CELERY STALK | cut in chunks | 80
- 0.5 oz THYME FRESH | tied
- 0.25 oz PEPPER BLACK WHOLE
> Cover the chicken with cold water, bring to a simmer and skim.
> Add vegetables, thyme and peppercorns. Simmer for four hours, never boiling.
> Strain, chill in an ice bath to 41 F within four hours, label and date.

= Vegetable stock | makes 6 qt | Stocks | Stove | 75 | Stock pot, fine strainer | 2
- 3 lb ONION YELLOW JUMBO | sliced | 90
- 2 lb CARROT JUMBO | sliced | 85
- 2 lb CELERY STALK | sliced | 80
- 1 lb MUSHROOM WHITE MEDIUM | halved
- 0.5 oz THYME FRESH
> Sweat the vegetables without color for ten minutes.
> Add cold water and thyme, simmer for 45 minutes.
> Strain, chill and date.

= Marinara | makes 6 qt | Sauces | Stove | 60 | Rondeau, stick blender | 3
- 13 lb TOMATO WHOLE PEELED IN JUICE | crushed by hand
- 2 lb ONION YELLOW JUMBO | diced small | 90
- 4 oz GARLIC PEELED | sliced
- 1.5 cup OIL OLIVE EXTRA VIRGIN
- 2 oz BASIL FRESH CLEANED | torn | 75
- 1.5 oz SALT KOSHER
> Sweat onion and garlic in the oil until soft.
> Add the tomatoes and salt, simmer for 40 minutes.
> Take from the heat, add the basil, blend coarse.

= Chicken velouté | makes 3 qt | Sauces | Stove | 45 | Sauce pan, whisk | 2
- 3 qt @White chicken stock | hot
- 0.75 lb BUTTER UNSALTED SOLID AA
- 0.75 lb FLOUR ALL PURPOSE
> Melt the butter, stir in the flour, cook without color for four minutes.
> Whisk in the hot stock. Simmer for 30 minutes and strain.

= Lemon cream sauce | makes 2 qt | Sauces | Saute | 25 | Sauce pan | 2
- 1.5 qt @Chicken velouté
- 1 qt CREAM HEAVY 36%
- 0.75 lb LEMON 140 CT | juice and zest | 45
- 0.5 lb CHEESE PARMESAN GRATED
> Bring the velouté and the cream to a simmer, reduce to two quarts.
> Add lemon and Parmesan off the heat.

= Lemon vinaigrette | makes 2 qt | Dressings | Cold | 10 | Blender
- 5 cup OIL OLIVE BLEND
- 2.5 lb LEMON 140 CT | juiced | 45
- 6 oz MUSTARD DIJON SMOOTH
- 2 oz SHALLOT PEELED | minced
- 1 oz SALT KOSHER
> Blend everything but the oil, then add the oil in a thin stream.
> Keeps five days in the walk-in.

= Buttermilk ranch | makes 4 qt | Dressings | Cold | 15 | Mixing bowl, whisk | 2
- 2 qt MAYONNAISE HEAVY DUTY
- 2 qt BUTTERMILK
- 2 oz CHIVE FRESH CLEANED | cut fine
- 1 oz DILL FRESH CLEANED | chopped | 80
- 1 oz GARLIC POWDER
> Whisk everything until smooth, rest overnight.

= Caesar dressing | makes 2 qt | Dressings | Cold | 15 | Food processor
- 1.5 qt MAYONNAISE HEAVY DUTY
- 6 oz ANCHOVY FILLET IN OLIVE OIL
- 2 oz GARLIC PEELED
- 0.5 lb CHEESE PARMESAN GRATED
- 0.5 lb LEMON 140 CT | juiced | 45
> Process anchovy and garlic to a paste, add the rest, thin with water if needed.

= Pizza dough | makes 24 ball | Doughs | Bakery | 30 | Spiral mixer, dough boxes | 1
- 12 lb FLOUR TIPO 00 PIZZA
- 5 oz SALT KOSHER
- 1 cup OIL OLIVE EXTRA VIRGIN
- 0.5 oz YEAST DRY
> Mix on low for eight minutes with 7 lb of cold water.
> Rest 20 minutes, divide into balls of 12 oz.
> Ferment in the walk-in for 48 hours.

= Buttermilk biscuit dough | makes 36 biscuit | Doughs | Bakery | 25 | Mixer, 2.5 in cutter | 1
- 6 lb FLOUR ALL PURPOSE
- 2 lb BUTTER UNSALTED SOLID AA | cubed, cold
- 2 qt BUTTERMILK
- 3 oz BAKING POWDER DOUBLE ACTING
- 1.5 oz SALT KOSHER
> Cut the butter into the dry ingredients.
> Add the buttermilk, mix just until it holds.
> Fold three times, roll to one inch, cut.

= Herb butter | makes 2 lb | Sauces | Cold | 15 | Mixer
- 2 lb BUTTER UNSALTED SOLID AA | soft
- 1 oz CHIVE FRESH CLEANED | cut fine
- 1 oz TARRAGON FRESH CLEANED | chopped | 70
- 0.5 oz SALT KOSHER
> Whip the butter, fold in herbs and salt. Roll in film, chill.

= Mashed potato | makes 10 lb | Sides | Stove | 50 | Ricer | 2
- 9 lb POTATO YUKON GOLD A SIZE | peeled | 82
- 1.5 lb BUTTER UNSALTED SOLID AA
- 1 qt CREAM HEAVY 36% | hot
> Boil the potatoes from cold salted water until soft, steam dry.
> Rice them, fold in butter and hot cream.

= Margherita pizza | serves 1 at 21.00 | Entrees | Pizza oven | 12 | Stone, peel | 3
- 1 ball @Pizza dough
- 0.75 cup @Marinara
- 5 oz CHEESE MOZZARELLA FRESH | torn
- 0.25 oz BASIL FRESH CLEANED | leaves | 75
> Stretch to 12 inches, spread the sauce, add the cheese.
> Bake at 650 F for five minutes, finish with basil.

= Pepperoni pizza | serves 1 at 20.00 | Entrees | Pizza oven | 12 | Stone, peel | 3
- 1 ball @Pizza dough
- 0.75 cup @Marinara
- 5 oz CHEESE MOZZARELLA SHREDDED
- 2.5 oz PEPPERONI SLICED
> Stretch to 12 inches, spread the sauce, add cheese and pepperoni.
> Bake at 650 F for six minutes.

= Rigatoni marinara | serves 8 at 18.00 | Entrees | Saute | 25 | Pasta cooker | 3
- 2.5 lb PASTA RIGATONI
- 2 qt @Marinara
- 0.5 lb CHEESE PARMESAN GRATED
- 0.5 oz BASIL FRESH CLEANED | torn | 75
> Cook the pasta one minute short.
> Toss with the hot sauce, finish with Parmesan and basil.

= Chicken linguine, lemon cream | serves 8 at 24.00 | Entrees | Saute | 30 | Saute pans | 3
- 4 lb CHICKEN BREAST BNLS SKNLS | sliced | 96
- 2.5 lb PASTA LINGUINE
- 1.5 qt @Lemon cream sauce
- 1 lb SPINACH BABY WASHED
> Sear the chicken, add the sauce and bring to a simmer.
> Toss with the pasta, wilt the spinach at the end.

= Roast chicken, mashed potato | serves 8 at 26.00 | Entrees | Oven | 75 | Roasting pan | 4
- 14 lb CHICKEN WHOLE | tied
- 4 lb @Mashed potato
- 0.75 lb @Herb butter | under the skin
- 1 qt @White chicken stock | reduced to a jus
> Rub the butter under the skin, roast at 400 F to 165 F inside.
> Rest 15 minutes, carve in halves. Reduce the stock in the pan.

= Salmon, lemon vinaigrette | serves 10 at 29.00 | Entrees | Grill | 20 | Fish spatula | 3
- 3.75 lb SALMON ATLANTIC PORTION SKIN ON 6 OZ
- 3 lb ASPARAGUS STANDARD | trimmed | 75
- 2 cup @Lemon vinaigrette
> Grill the salmon skin side down, four minutes a side.
> Grill the asparagus, dress both.

= Strip steak, herb butter | serves 12 at 46.00 | Entrees | Grill | 25 | Grill, thermometer | 4
- 12 lb BEEF STRIP LOIN CHOICE WHOLE BNLS | cut in 12 oz steaks | 84
- 0.75 lb @Herb butter
- 6 lb POTATO RUSSET 80 CT #1 | cut for fries | 90
- 0.25 lb SALT KOSHER
> Season and grill to order, rest five minutes.
> Top with an ounce of butter, serve with fries.

= Bistro burger | serves 10 at 17.00 | Sandwiches | Grill | 15 | Grill | 4
- 5 lb BEEF PATTY 80/20 FRESH 8 OZ
- 10 each BUN BRIOCHE
- 0.75 lb CHEESE CHEDDAR SHARP SLICED
- 1 lb TOMATO 5X6 #1 | sliced | 90
- 0.75 lb ONION RED JUMBO | sliced | 88
- 0.5 lb PICKLE DILL CHIP
> Grill the patties to order, melt the cheese on top.
> Toast the buns, build with tomato, onion and pickle.

= Grilled chicken club | serves 8 at 16.00 | Sandwiches | Grill | 20 | Grill | 3
- 3 lb CHICKEN BREAST BNLS SKNLS | 96
- 1 lb BACON LAYOUT SLICED | crisp | 35
- 1 lb TOMATO 5X6 #1 | sliced | 90
- 1 cup @Buttermilk ranch
- 3 lb BREAD SOURDOUGH SLICED
> Grill the chicken to 165 F, slice.
> Toast the bread, layer with bacon, tomato and ranch.

= Caesar salad | serves 10 at 12.00 | Salads | Cold | 15 | Mixing bowl | 3
- 4 lb LETTUCE ROMAINE WHOLE | cut | 72
- 3 cup @Caesar dressing
- 0.5 lb CHEESE PARMESAN SHAVED
- 0.75 lb CROUTON
> Toss the lettuce with the dressing just before it goes out.
> Finish with Parmesan and croutons.

= Arugula salad, lemon vinaigrette | serves 10 at 13.00 | Salads | Cold | 10 | Mixing bowl | 2
- 1.5 lb ARUGULA BABY WASHED | 95
- 2 cup @Lemon vinaigrette
- 0.5 lb CHEESE GOAT CRUMBLED
- 0.25 lb WALNUT HALVES | toasted
> Toast the walnuts at 325 F for eight minutes.
> Dress the arugula, top with cheese and nuts.

= Garden salad, edible flowers | serves 8 at 11.00 | Salads | Cold | 10 | Mixing bowl | 2
- 2 lb SPINACH BABY WASHED | 95
- 1.5 cup @Buttermilk ranch
- 1 lb TOMATO GRAPE RED
- 8 each !Edible flowers, farmers market | one a plate
> Dress the greens, top with tomatoes and a flower a plate.

= Tomato soup | serves 16 at 8.00 | Soups | Stove | 50 | Stock pot, blender | 3
- 2 qt @Marinara
- 2 qt @Vegetable stock
- 1 qt CREAM HEAVY 36%
> Simmer marinara and stock for 20 minutes, blend smooth.
> Add the cream, season, pass through a strainer.

= Cream of mushroom soup | serves 12 at 9.00 | Soups | Stove | 50 | Stock pot, blender | 3
- 5 lb MUSHROOM WHITE MEDIUM | sliced | 95
- 2 qt @Chicken velouté
- 1 qt CREAM HEAVY 36%
- 1 lb ONION YELLOW JUMBO | diced | 90
> Sweat onion and mushrooms until dry.
> Add the velouté, simmer 20 minutes, blend with the cream.

= Shrimp scampi | serves 8 at 9.50 | Small plates | Saute | 12 | Saute pans | 3
- 4 lb SHRIMP WHITE RAW P&D TAIL-ON 16/20
- 0.75 lb @Herb butter
- 3 oz GARLIC PEELED | sliced
- 1 lb LEMON 140 CT | juiced | 45
> Sear the shrimp in a hot pan, 90 seconds a side.
> Add garlic, lemon and butter, toss off the heat.

= Buttermilk biscuits, whipped butter | serves 12 at 7.00 | Brunch | Bakery | 20 | Sheet pans | 2
- 24 biscuit @Buttermilk biscuit dough
- 0.75 lb BUTTER SALTED SOLID AA | whipped
> Bake at 425 F for 16 minutes.
> Serve two a person with an ounce of butter.

= Eggs and bacon | serves 10 at 14.00 | Brunch | Flat top | 15 | Flat top | 4
- 30 each EGG SHELL LARGE GRADE AA
- 1.25 lb BACON LAYOUT SLICED | crisp | 35
- 4 lb POTATO RED A SIZE | diced, roasted | 95
> Roast the potatoes until brown.
> Cook eggs to order, three a plate, with bacon.

= Lemon posset | serves 16 at 9.00 | Desserts | Cold | 20 | Sauce pan, ramekins | 2
- 2 qt CREAM HEAVY 36%
- 1.5 lb SUGAR GRANULATED
- 2.5 lb LEMON 140 CT | juiced | 45
> Boil cream and sugar for three minutes.
> Add the lemon juice, strain into ramekins, chill four hours.
`

import { department } from './read-range.ts'

/** Oils and vinegars. */
export const oils = department(
  'oils',
  'Oils and Shortenings',
  '50151500',
  'store=dry life=365 in=jug pic=oil food=oil',
  `
# Frying Oil | 50151513
OIL {CANOLA SALAD,CANOLA FRY CLEAR,CANOLA HIGH OLEIC,CORN,SUNFLOWER HIGH OLEIC,VEGETABLE BLEND} | 1/35 LB, 6/1 GAL, 3/1 GAL | 1.05 lb | staple
OIL {SOYBEAN SALAD,SOYBEAN FRY CLEAR,SOYBEAN NON GMO,FRYING HEAVY DUTY SOY} | 1/35 LB, 6/1 GAL, 3/1 GAL | 0.98 lb | food=soy-oil staple
OIL PEANUT {REFINED,ROASTED} | 1/35 LB, 6/1 GAL | 1.90 lb | food=peanut-oil pic=peanuts
SHORTENING {ALL PURPOSE CUBE@1/50 LB,CREAMY LIQUID FRY@1/35 LB,CAKE AND ICING CUBE@1/50 LB} | - | 1.20 lb | food=soy-oil in=box pic=butter staple
SHORTENING {LARD@1/50 LB} | - | 1.20 lb | food=lard in=box pic=butter staple
PAN_SPRAY {CANOLA@6/14 OZ+6/17 OZ,BUTTER FLAVOR@6/14 OZ,GRILL HIGH HEAT@6/17 OZ} | - | 4.90 lb | in=can pic=cooking break staple
# Olive and Specialty Oil | 50151514 | pic=olive in=bottle break
OIL OLIVE EXTRA VIRGIN {FIRST COLD PRESSED,ORGANIC,CALIFORNIA,ITALIAN IMPORTED} | 4/1 GAL, 6/1 L, 12/500 ML, 6/3 L | 7.20 lb | staple
OIL OLIVE {BLEND 75/25 CANOLA,BLEND 90/10 CANOLA,POMACE PURE,PURE} | 6/1 GAL, 4/1 GAL, 6/1 L | 2.60 lb | in=jug staple
OIL SESAME {TOASTED,PURE} | 10/56 OZ, 12/5 OZ, 4/1 GAL | 4.60 lb | food=sesame pic=oil staple
OIL {AVOCADO REFINED@6/1 L+6/1 GAL,COCONUT REFINED@1/50 LB+6/54 OZ,GRAPESEED@6/1 GAL+6/1 L,WALNUT@6/500 ML,TRUFFLE WHITE INFUSED@6/8 OZ+12/8 OZ,TRUFFLE BLACK INFUSED@6/8 OZ,CHILI@12/7 OZ,BASIL INFUSED@6/8 OZ} | - | 6.40 lb | pic=oil
# Vinegar | 50171707 | food=vinegar pic=vinegar break
VINEGAR {WHITE 40 GRAIN,WHITE 50 GRAIN,CIDER 5%} | 4/1 GAL, 6/1 GAL | 0.34 lb | staple
VINEGAR {RED WINE,WHITE WINE,CHAMPAGNE,SHERRY,RICE SEASONED,RICE UNSEASONED,MALT} | 4/1 GAL, 2/5 L, 12/12.7 OZ | 0.98 lb | in=bottle
VINEGAR BALSAMIC {OF MODENA,WHITE,AGED 12 YEAR,GLAZE} | 2/5 L, 6/1 L, 12/8.5 OZ | 2.60 lb | in=bottle staple
{COOKING_WINE SHERRY,COOKING_WINE MARSALA,COOKING_WINE BURGUNDY,MIRIN,RICE_WINE SHAOXING} | 4/1 GAL, 12/16 OZ | 1.10 lb | in=bottle pic=wine-glass
`,
)

/** Sauces, dressings and pickles. */
export const sauces = department(
  'sauces',
  'Sauces and Condiments',
  '50171800',
  'store=dry life=300 in=jug',
  `
# Ketchup and Mustard | 50171831 | food=ketchup pic=tomato
KETCHUP FANCY {33%@6/#10,VOLUME PACK@1/3 GAL+2/1.5 GAL,POUCH@6/114 OZ} | - | 0.92 lb | in=can staple
KETCHUP UPSIDE DOWN BOTTLE {20 OZ@24/20 OZ+30/20 OZ,14 OZ@24/14 OZ+16/14 OZ} | - | 1.40 lb | in=bottle staple
KETCHUP {PC 9 GM@1000/9 GM+500/9 GM,DIP CUP 1 OZ@250/1 OZ} | - | 1.30 lb | in=box staple
MUSTARD YELLOW {SQUEEZE BOTTLE@24/20 OZ+16/9 OZ,JUG@4/1 GAL,PC 5.5 GM@1000/5.5 GM+500/5.5 GM} | - | 1.25 lb | food=mustard pic=mustard in=bottle staple
MUSTARD {DIJON SMOOTH,DIJON WHOLE GRAIN,DELI SPICY BROWN,HONEY} | 6/32 OZ, 4/1 GAL, 12/12 OZ | 1.90 lb | food=mustard pic=mustard in=jar staple
RELISH {SWEET PICKLE@4/1 GAL+6/#10,DILL@4/1 GAL,SWEET PICKLE PC 9 GM@500/9 GM} | - | 1.20 lb | food=pickle pic=cucumber
# Mayonnaise and Dressing | 50171833 | food=mayo pic=green-salad
MAYONNAISE {HEAVY DUTY,REAL,LIGHT,EXTRA HEAVY CAGE FREE} | 4/1 GAL, 1/30 LB | 1.90 lb | in=tub pic=egg staple
MAYONNAISE {PC 12 GM@200/12 GM+500/12 GM,SQUEEZE BOTTLE@12/18 OZ,VEGAN EGG FREE@4/1 GAL} | - | 2.30 lb | in=bottle pic=egg
DRESSING RANCH {BUTTERMILK,LIGHT,DRY MIX@18/3.2 OZ+6/2.25 LB,PC 1.5 OZ@60/1.5 OZ+100/1.5 OZ,PC 12 GM@200/12 GM} | 4/1 GAL, 2/1 GAL | 1.90 lb | staple
DRESSING CAESAR {CREAMY,PREMIUM ANCHOVY,PC 1.5 OZ@60/1.5 OZ} | 4/1 GAL, 2/1 GAL | 2.40 lb | staple
DRESSING ITALIAN {GOLDEN,CREAMY,FAT FREE} | 4/1 GAL, 60/1.5 OZ | 1.40 lb | food=vinaigrette
DRESSING {BLUE CHEESE CHUNKY,BLUE CHEESE PREMIUM,THOUSAND ISLAND,HONEY MUSTARD,FRENCH,POPPY SEED,COLESLAW} | 4/1 GAL, 60/1.5 OZ, 6/0.5 GAL | 1.90 lb | staple
DRESSING {BALSAMIC VINAIGRETTE,RASPBERRY VINAIGRETTE,GREEK FETA,SESAME GINGER} | 4/1 GAL, 60/1.5 OZ, 6/32 OZ | 2.10 lb | food=vinaigrette staple
{TARTAR SAUCE@4/1 GAL+200/12 GM+1/30 LB,AIOLI GARLIC@4/1 GAL+6/32 OZ,AIOLI CHIPOTLE@6/32 OZ,SANDWICH_SPREAD@4/1 GAL} | - | 2.30 lb
# Hot and Asian Sauce | 50171832 | food=soy pic=hot-pepper in=bottle
SAUCE HOT CAYENNE {ORIGINAL@4/1 GAL+24/5 OZ+12/12 OZ,EXTRA HOT@4/1 GAL+12/12 OZ,PC 7 GM@500/7 GM+200/7 GM} | - | 1.90 lb | food=hot-sauce staple
SAUCE HOT {JALAPENO GREEN,HABANERO,CHIPOTLE,LOUISIANA} | 24/5 OZ, 12/6 OZ, 4/1 GAL | 1.90 lb | food=hot-sauce
SAUCE BUFFALO WING {MEDIUM,HOT,GARLIC PARMESAN} | 4/1 GAL, 4/0.5 GAL | 1.80 lb | food=hot-sauce staple
SAUCE SRIRACHA {ORIGINAL,MAYO} | 12/17 OZ, 12/28 OZ, 4/1 GAL | 2.20 lb | food=hot-sauce staple
SAUCE SOY {ORIGINAL,LOW SODIUM,GLUTEN FREE TAMARI} | 4/1 GAL, 6/64 OZ, 24/5 OZ | 1.20 lb | pic=soy-sauce staple
SAUCE SOY {PC 9 GM@500/9 GM+450/8 GM,PAIL@1/5 GAL} | - | 1.30 lb | pic=soy-sauce in=tub
SAUCE TERIYAKI {ORIGINAL,GLAZE} | 4/1 GAL, 6/64 OZ, 12/20 OZ | 1.60 lb | pic=curry-rice staple
SAUCE {HOISIN,PLUM,SWEET CHILI,OYSTER FLAVOR,ORANGE GINGER,PONZU,GENERAL TSO,EEL UNAGI,YAKITORI} | 6/#10, 4/0.5 GAL, 12/20 OZ | 1.90 lb | pic=bento-box
SAUCE {FISH,FISH PREMIUM} | 12/24 OZ, 4/1 GAL | 1.60 lb | food=fish-sauce pic=fish-sauce
SAUCE WORCESTERSHIRE {ORIGINAL,PREMIUM} | 4/1 GAL, 24/5 OZ | 1.60 lb | food=fish-sauce pic=cut-of-meat staple
SAUCE {STEAK,CHIMICHURRI,COCKTAIL,HORSERADISH CREAM,HORSERADISH PREPARED} | 4/1 GAL, 6/32 OZ, 12/10 OZ | 2.20 lb | food=hot-sauce pic=cut-of-meat
# Barbecue and Pasta Sauce | 50171830 | food=tomato-sauce pic=tomato in=can
SAUCE BARBECUE {SWEET,SMOKY,HICKORY,KANSAS CITY,CAROLINA GOLD MUSTARD} | 4/1 GAL, 1/5 GAL | 1.40 lb | in=jug pic=meat-on-bone staple
SAUCE BARBECUE {PC 1 OZ@100/1 OZ+250/1 OZ,BOTTLE@12/18 OZ} | - | 1.70 lb | in=box pic=meat-on-bone
SAUCE {MARINARA HOMESTYLE,MARINARA READY TO USE,MARINARA ORGANIC,SPAGHETTI WITH BASIL,PUTTANESCA,ARRABBIATA} | 6/#10, 6/103 OZ POUCH | 1.20 lb | pic=spaghetti staple
SAUCE PIZZA {FULLY PREPARED,WITH BASIL,HEAVY,ORGANIC} | 6/#10, 6/107 OZ POUCH | 1.10 lb | pic=pizza staple
SAUCE ALFREDO {CREAMY,FROZEN POUCH@6/5 LB} | 6/#10, 4/5 LB | 2.40 lb | food=cheese-sauce pic=spaghetti staple
{PESTO BASIL,PESTO BASIL NUT FREE,PESTO SUN DRIED TOMATO} | 3/30 OZ, 6/32 OZ, 4/5 LB | 5.40 lb | food=pesto pic=herb in=tub store=cold life=120 staple
SALSA {MILD,MEDIUM,HOT,VERDE,PICO DE GALLO FRESH@2/5 LB} | 4/1 GAL, 6/#10, 4/138 OZ | 1.30 lb | in=jug pic=taco staple
SAUCE ENCHILADA {RED,GREEN} | 6/#10, 12/28 OZ | 1.10 lb | pic=burrito
GRAVY {BROWN@12/50 OZ,TURKEY@12/50 OZ,COUNTRY DRY MIX@6/24 OZ,BROWN DRY MIX@8/13 OZ} | - | 1.80 lb | food=gravy pic=pot-of-food
SAUCE {HOLLANDAISE READY@6/32 OZ,DEMI GLACE CONCENTRATE@4/28 OZ+1/30 LB,BECHAMEL DRY MIX@6/22 OZ} | - | 4.40 lb | food=hollandaise pic=egg in=tub
# Pickles and Olives | 50466400 | food=pickle pic=cucumber in=tub
PICKLE DILL CHIP {CRINKLE CUT 1/8 IN,SMOOTH CUT 1/8 IN} | 1/5 GAL, 4/1 GAL, 6/#10 | 0.98 lb | staple
PICKLE {SPEAR KOSHER DILL@1/5 GAL+4/1 GAL,WHOLE DILL@1/5 GAL,BREAD AND BUTTER CHIP@4/1 GAL,CORNICHON@6/70 OZ+12/12 OZ} | - | 1.20 lb | staple
PEPPERONCINI {WHOLE,SLICED RINGS} | 4/1 GAL, 1/5 GAL | 1.20 lb | pic=hot-pepper in=jar
OLIVE {KALAMATA PITTED,KALAMATA WHOLE,CASTELVETRANO PITTED,GREEN STUFFED PIMIENTO,MIXED MARINATED} | 4/1 GAL, 2/4.4 LB, 6/32 OZ | 3.10 lb | food=olive pic=olive in=jar staple
CAPER {NONPAREIL,CAPOTE} | 12/32 OZ, 6/16 OZ, 4/1 GAL | 3.60 lb | pic=olive in=jar
{SAUERKRAUT SHREDDED,KIMCHI NAPA CABBAGE,GIARDINIERA HOT,ONION COCKTAIL} | 4/1 GAL, 6/#10 | 1.40 lb | pic=leafy-green in=jar
`,
)

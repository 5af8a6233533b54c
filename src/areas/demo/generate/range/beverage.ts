import { department } from './read-range.ts'

/** What is drunk without alcohol. */
export const beverage = department(
  'beverage',
  'Beverages',
  '50200000',
  'store=dry life=300 in=bottle',
  `
# Coffee | 50201706 | food=coffee pic=coffee in=bag
COFFEE {HOUSE BLEND,FRENCH ROAST,BREAKFAST BLEND,COLOMBIAN,DECAF HOUSE,ORGANIC FAIR TRADE} {WHOLE BEAN@5/2 LB+6/1 KG+5/5 LB,GROUND@5/2 LB+12/12 OZ,GROUND PORTION 2.5 OZ@42/2.5 OZ+64/2.5 OZ} | - | 7.40 lb | staple
COFFEE COLD BREW {COARSE GRIND FILTER@12/1 LB,CONCENTRATE@6/32 OZ+2/1 GAL,READY TO DRINK@12/11 OZ} | - | 3.90 lb | pic=cup-with-straw
{ESPRESSO WHOLE BEAN,ESPRESSO DECAF WHOLE BEAN,ESPRESSO ORGANIC WHOLE BEAN} | 6/1 KG, 6/2.2 LB, 5/5 LB | 8.40 lb | staple
COFFEE SINGLE SERVE CUP {HOUSE BLEND,FRENCH ROAST,DECAF} | 96 CT, 24 CT, 4/24 CT | 0.52 ea | w=0.03 in=box
HOT_CHOCOLATE {MIX@6/2 LB+50/1 OZ,MIX DARK@6/2 LB} | - | 3.40 lb | food=milk-sweet pic=hot-beverage
# Tea | 50201713 | food=tea pic=teacup-without-handle in=box
TEA BLACK ICED {FILTER PACK 3 GAL@32/4 OZ+48/3 OZ,FILTER PACK 1 GAL@96/1 OZ,LIQUID CONCENTRATE@3/1 GAL} | - | 5.90 lb | pic=cup-with-straw staple
TEA {BLACK ENGLISH BREAKFAST,EARL GREY,GREEN SENCHA,CHAMOMILE,PEPPERMINT,CHAI SPICE,HIBISCUS,DECAF BLACK} {BAG@10/100 CT+6/100 CT,ENVELOPE@6/28 CT+6/20 CT} | - | 0.09 ea | w=0.005 staple
{CHAI CONCENTRATE} | 12/32 OZ, 6/64 OZ | 3.90 lb | pic=teapot in=carton
{MATCHA POWDER CULINARY} | 6/1 LB, 12/4 OZ | 26.00 lb | pic=teacup-without-handle in=bag
# Juice | 50202304 | food=juice pic=beverage-box in=carton
JUICE ORANGE {NOT FROM CONCENTRATE@6/0.5 GAL+12/32 OZ+4/1 GAL,4+1 CONCENTRATE@12/32 OZ+3/3 L,CARTON 4 OZ@70/4 OZ+96/4 OZ,BOTTLE 10 OZ@24/10 OZ,FRESH SQUEEZED@4/1 GAL} | - | 0.92 lb | pic=tangerine staple
JUICE APPLE {FROM CONCENTRATE,CARTON 4 OZ@70/4 OZ+96/4 OZ,BOTTLE 10 OZ@24/10 OZ} | 8/46 OZ, 12/32 OZ | 0.72 lb | pic=red-apple staple
JUICE {CRANBERRY COCKTAIL,GRAPEFRUIT,PINEAPPLE,GRAPE,TOMATO,VEGETABLE} | 12/46 OZ, 24/10 OZ, 48/5.5 OZ | 0.78 lb | staple
JUICE {LEMON RECONSTITUTED,LIME RECONSTITUTED,LEMON FRESH SQUEEZED,LIME FRESH SQUEEZED} | 12/32 OZ, 4/1 GAL | 1.60 lb | pic=lemon in=bottle staple
{LEMONADE READY TO DRINK,LEMONADE CONCENTRATE,LEMONADE STRAWBERRY} | 12/32 OZ, 4/1 GAL, 24/12 OZ | 0.80 lb | pic=lemon staple
{FRUIT_PUNCH,SMOOTHIE MIX STRAWBERRY,SMOOTHIE MIX MANGO,PINA_COLADA MIX,MARGARITA MIX,BLOODY_MARY MIX,SWEET_AND_SOUR MIX} | 12/32 OZ, 6/64 OZ, 4/1 GAL | 1.20 lb | pic=tropical-drink in=bottle
# Soft Drinks and Water | 50202300 | food=soda pic=cup-with-straw in=can
{COLA} {CAN 12 OZ@24/12 OZ+32/12 OZ,BOTTLE 20 OZ@24/20 OZ} | - | 0.62 lb | staple
{COLA ZERO SUGAR} {CAN 12 OZ@24/12 OZ+32/12 OZ,BOTTLE 20 OZ@24/20 OZ} | - | 0.62 lb | food=diet-soda staple
{LEMON_LIME SODA,ROOT_BEER,ORANGE_SODA,GINGER_ALE,ICED_TEA SWEET,TONIC_WATER} {CAN 12 OZ@24/12 OZ+32/12 OZ,BOTTLE 20 OZ@24/20 OZ} | - | 0.62 lb | staple
{COLA} BAG IN BOX | 1/5 GAL, 1/2.5 GAL | 1.90 lb | in=box staple
{COLA ZERO SUGAR} BAG IN BOX | 1/5 GAL, 1/2.5 GAL | 1.90 lb | food=diet-soda in=box staple
{LEMON_LIME SODA,ROOT_BEER,GINGER_ALE,LEMONADE SYRUP} BAG IN BOX | 1/5 GAL, 1/2.5 GAL | 1.90 lb | in=box staple
{CLUB_SODA,TONIC_WATER PREMIUM,GINGER_BEER} | 24/10 OZ, 12/1 L, 24/7.5 OZ | 0.80 lb | pic=tumbler-glass in=bottle
WATER SPRING {BOTTLE 16.9 OZ@35/16.9 OZ+24/16.9 OZ,BOTTLE 1 L@12/1 L,GALLON@6/1 GAL} | - | 0.28 lb | food=water pic=water in=bottle staple
WATER SPARKLING {GLASS 750 ML@12/750 ML,GLASS 330 ML@24/330 ML,CAN LIME 12 OZ@24/12 OZ} | - | 0.88 lb | food=water pic=water in=bottle
{ENERGY_DRINK ORIGINAL} | 24/12 OZ, 24/8.4 OZ, 12/16 OZ | 1.60 lb | pic=beverage-box
{ENERGY_DRINK SUGAR FREE} | 24/12 OZ, 24/8.4 OZ, 12/16 OZ | 1.60 lb | food=diet-soda pic=beverage-box
{SPORTS_DRINK LEMON LIME,SPORTS_DRINK FRUIT PUNCH,KOMBUCHA GINGER} | 24/12 OZ, 24/8.4 OZ, 12/16 OZ | 1.60 lb | pic=beverage-box
{COCONUT_WATER} | 24/12 OZ, 24/8.4 OZ, 12/16 OZ | 1.60 lb | food=coconut-water pic=coconut
{BEER NON ALCOHOLIC@24/12 OZ+12/16 OZ,WINE NON ALCOHOLIC RED@12/750 ML+6/750 ML} | - | 1.90 lb | food=beer pic=beer-mug in=bottle
`,
)

/** What few kitchens buy, and pay for. */
export const specialty = department(
  'specialty',
  'Specialty and Gourmet',
  '50190000',
  'store=cold life=120 in=jar',
  `
# Truffles | 50193000 | food=vegetable pic=chestnut each special drop
TRUFFLE BLACK {FRESH WINTER@1/8 OZ+1/1 LB,PEELINGS@1/7 OZ,SHAVED IN OIL@6/2.8 OZ,BREAKINGS@1/7 OZ} | - | 260.00 lb
TRUFFLE SUMMER {FRESH@1/8 OZ+1/1 LB,PEELINGS@1/7 OZ+4/7 OZ,SHAVED IN OIL@6/2.8 OZ} | - | 96.00 lb
TRUFFLE {BUTTER BLACK@6/8 OZ,SALT BLACK@6/3.5 OZ,HONEY@6/4.2 OZ} | - | 46.00 lb
# Caviar and Roe | 50121700 | food=fish pic=fish each special drop in=can
CAVIAR {OSETRA TIN,OSETRA RESERVE TIN,SIBERIAN STURGEON TIN,KALUGA HYBRID TIN} | 1/1 OZ, 1/4 OZ | 980.00 lb
{CAVIAR PADDLEFISH TIN,CAVIAR HACKLEBACK TIN} | 1/1 OZ, 1/4 OZ | 420.00 lb
{SALMON_ROE IKURA JAR,TROUT_ROE JAR} | 6/2 OZ, 1/1 LB, 1/2.2 LB | 64.00 lb | in=jar
# Plant-Based | 50193001 | food=plant-meat pic=hamburger store=frozen life=365 in=box
PLANT_BASED PATTY {2.5 OZ@64/2.5 OZ,4 OZ@40/4 OZ,BLACK BEAN 4 OZ@48/4 OZ,GARDEN VEGETABLE 3.5 OZ@48/3.5 OZ} | - | 6.10 lb | staple
PLANT_BASED {GROUND,CRUMBLE SEASONED,SAUSAGE LINK ITALIAN,SAUSAGE PATTY BREAKFAST,MEATBALL,CHICKEN STYLE STRIP,CHICKEN STYLE NUGGET BREADED} | 2/5 LB, 4/3 LB | 6.40 lb
TOFU {FIRM,EXTRA FIRM,SILKEN,SILKEN ORGANIC,FRIED PUFF} | 6/1 LB, 12/14 OZ, 4/5 LB | 2.30 lb | food=tofu store=cold life=50 pic=tofu staple
{TEMPEH ORGANIC,TEMPEH THREE GRAIN} | 12/8 OZ, 6/1.5 LB | 4.10 lb | food=tofu store=cold life=60 pic=tofu
SEITAN STRIPS | 12/8 OZ, 4/5 LB | 5.20 lb | food=seitan pic=tofu
CHEESE_ALTERNATIVE {SHREDDED MOZZARELLA STYLE,SLICED CHEDDAR STYLE,CREAM STYLE PLAIN} VEGAN | 4/3 LB, 3/5 LB | 5.60 lb | food=coconut pic=cheese-wedge store=cold in=bag
EGG_ALTERNATIVE {LIQUID,FOLDED PATTY} VEGAN | 6/32 OZ, 54/2 OZ | 5.90 lb | food=plant-egg pic=cooking
# Chocolate and Pastry Supply | 50161800 | food=chocolate pic=chocolate-bar store=dry life=540 in=bag
CHOCOLATE COUVERTURE {DARK 58%,DARK 64%,DARK 70%,MILK 36%,WHITE 30%} | 1/11 LB, 4/5 LB, 2/5.5 LB | 7.40 lb | staple
CHOCOLATE CHIP {SEMISWEET 1000 CT,SEMISWEET 4000 CT,MILK,WHITE,SEMISWEET VEGAN DAIRY FREE} | 1/25 LB, 1/30 LB, 4/5 LB | 4.10 lb | staple
COCOA POWDER {DUTCH PROCESS 22/24,NATURAL 10/12,BLACK} | 1/25 LB, 6/1 LB, 1/50 LB | 6.40 lb | food=cocoa staple
CHOCOLATE SHELL {MINI CUP DARK@1/96 CT+1/192 CT,TULIP DARK@1/48 CT} | - | 0.68 ea | w=0.03 in=tray
{CHOCOLATE COATING WAFER DARK,CHOCOLATE SHAVINGS CURL,GANACHE READY} | 1/25 LB, 2/5 LB | 4.90 lb
{ALMOND_PASTE,MARZIPAN WHITE,PRALINE PASTE HAZELNUT,PISTACHIO PASTE PURE} | 1/7 LB, 4/2.2 LB | 9.80 lb | food=tree-nut pic=chestnut in=tub
{FONDANT WHITE ROLLED,ICING BUTTERCREAM VANILLA,ICING CHOCOLATE FUDGE,SPRINKLE RAINBOW,GLAZE APRICOT} | 1/20 LB, 4/5 LB, 1/28 LB | 2.10 lb | food=icing pic=cupcake in=tub
{FRUIT_PUREE RASPBERRY,FRUIT_PUREE MANGO,FRUIT_PUREE PASSION FRUIT,FRUIT_PUREE STRAWBERRY} | 6/2.2 LB, 4/2.2 LB | 6.20 lb | food=fruit-sweet pic=strawberry store=frozen in=tub
MARSHMALLOW {MINI,LARGE} | 12/1 LB, 4/5 LB | 2.40 lb | food=marshmallow pic=candy
# Antipasti and Charcuterie | 50112010 | food=vegetable-canned pic=olive in=tub
{ARTICHOKE GRILLED MARINATED,MUSHROOM MARINATED,PEPPER PEPPADEW SWEET,TOMATO SEMI DRIED,EGGPLANT GRILLED} | 2/5 LB, 6/32 OZ | 5.20 lb
CHARCUTERIE {SALAMI FINOCCHIONA,CHORIZO SPANISH DRY,COPPA SLICED,SPECK SLICED,NDUJA SPREAD} | 6/1 LB, 4/3 LB | 13.40 lb | food=cured-pork pic=bacon
{FOIE_GRAS DUCK LOBE A} | 1/1.5 LB, 4/3.5 LB | 42.00 lb | food=duck pic=duck special
{PATE COUNTRY STYLE} | 1/1.5 LB, 4/3.5 LB | 12.00 lb | food=sausage pic=cut-of-meat special
{DUCK_FAT RENDERED} | 1/1.5 LB, 4/3.5 LB | 7.50 lb | food=duck-fat pic=duck special
`,
)

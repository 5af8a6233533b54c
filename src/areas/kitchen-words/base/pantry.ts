/** Dry goods, cans, oils, sauces, spices and sweeteners. */
export const pantryWords = `
ap > all purpose flour
ap flour = all purpose flour = plain flour = a p flour
*self rising flour = self raising flour
bread flour = strong flour ~ high gluten flour ~ pizza flour
00 flour = double zero flour = tipo 00
*cake flour ~> pastry flour
*almond flour = almond meal
corn meal = cornmeal
polenta > cornmeal, corn meal
masa = masa harina = corn masa
*baking soda = bicarb = sodium bicarbonate = bicarbonate of soda
*baking powder
*tapioca starch = tapioca flour
*potato starch
*bread crumb = breadcrumb
hd = heavy duty
semi sweet = semisweet
slice > sliced
crumble > crumbled
shred > shredded
dice > diced
grate > grated
frozen > iqf
panko = panko bread crumb = japanese bread crumb
confectioner sugar = powdered sugar = icing sugar = 10x sugar = confectioners sugar
caster sugar = superfine sugar = sugar extra fine
white sugar = granulated sugar
*sugar packet = sugar sachet = sugar pc
sweetener packet > sweetener
brown sugar > sugar brown
*corn syrup ~ karo ~ glucose syrup
*maple syrup
pancake syrup = table syrup = waffle syrup
treacle = molasses
golden syrup > corn syrup
agave = agave nectar = agave syrup
artificial sweetener = sugar substitute = sweetener
oat = oatmeal = porridge oat
rolled oat = old fashioned oat = oatmeal old fashioned
rolled oat > oatmeal quick, oatmeal
porridge > oatmeal, oat rolled
long grain ~ white rice
white rice > rice long grain, rice jasmine
brown rice > rice brown
sushi rice ~ calrose ~ short grain rice
risotto rice > arborio
arborio = risotto
noodle > pasta, fettuccine, spaghetti
macaroni = elbow macaroni
elbow > elbow macaroni, pasta elbow
spag = spaghetti
lasagna sheet = lasagne sheet = pasta lasagna = lasagna pasta
lasagna = lasagne = lasagna noodle
*rice noodle ~ pad thai noodle
*ramen noodle
pasta > spaghetti, penne, fettuccine, macaroni, linguine, lasagna
legume > bean, lentil, chickpea
pulse > bean, lentil, chickpea
black bean = frijole negro = turtle bean
white bean ~ cannellini ~ navy bean ~ great northern bean
baked bean > bean baked
refried bean = refrito
tinned tomato = canned tomato
tinned > canned
canned tomato > tomato diced, tomato crushed, tomato whole peeled
*tomato paste = tomato puree concentrate
tomato puree > tomato paste, tomato puree
passata > tomato puree, tomato crushed
*tomato sauce
*tomato juice
*tomato soup
crushed tomato > tomato crushed
chopped tomato > tomato diced
peeled tomato > tomato whole peeled
pizza sauce > sauce pizza
marinara ~ pasta sauce = red sauce = pomodoro ~ spaghetti sauce
evoo = extra virgin olive oil = olive oil extra virgin = xvoo
pomace = *olive pomace oil
*olive oil
veg oil = *vegetable oil ~ salad oil
vegetable oil > oil soybean, oil canola
fry oil = fryer oil = frying oil = deep fry oil = fryer fat
fryer oil > oil frying, oil canola, oil soybean, shortening liquid
canola = rapeseed = rapeseed oil
soybean oil = soy oil = soya oil
crisco ~> shortening
fry shortening = fryer shortening = frying shortening = deep fry shortening
fryer shortening > shortening fry, oil frying
lard = manteca
pan spray = pan release = cooking spray = nonstick spray ~ pam
*sesame oil
*truffle oil
*peanut oil
*avocado oil
*coconut oil
catsup = ketchup = tomato ketchup
ketchup packet = ketchup sachet = ketchup pc
heinz ~> ketchup
tommy k > ketchup
mayo = mayonnaise
mustard packet > mustard pc
yellow mustard > mustard yellow
grey poupon ~> mustard dijon
whole grain mustard = coarse mustard ~ stone ground mustard
bbq = barbecue = barbeque = bar b q
bbq sauce = barbecue sauce
*bbq sauce
*hot sauce ~ louisiana sauce ~ cayenne sauce ~ tabasco
*soy sauce = shoyu
tamari > soy sauce gluten free, soy sauce
*hoisin sauce
*steak sauce ~ a1
*worcestershire sauce = worcester sauce ~ lea perrins
*teriyaki sauce
rooster sauce = sriracha
sriracha > sauce sriracha
*cocktail sauce
*tartar sauce
*cranberry sauce
*apple sauce = applesauce
*chili sauce
ranch = ranch dressing
caesar = caesar dressing
italian dressing > dressing italian
blue cheese dressing > dressing blue cheese
salad dressing > dressing
thousand island = 1000 island
vinaigrette > dressing vinaigrette
vinaigrette ~> dressing italian
balsamic = balsamic vinegar
balsamic glaze > vinegar balsamic glaze
acv = *apple cider vinegar = cider vinegar
*red wine vinegar
*rice vinegar = rice wine vinegar
*white vinegar = distilled vinegar
gherkin ~ cornichon
gherkin > pickle
pickle chip = pickle slice = hamburger dill chip = burger pickle
burger pickle > pickle dill chip
pepperoncini = golden greek pepper ~ sport pepper
kalamata = calamata ~ greek olive
black olive > olive black, olive ripe
ripe olive > olive black
green olive > olive green, olive spanish
relish = pickle relish
sauerkraut = kraut
*black pepper = peppercorn = pepper black
ground pepper > pepper black ground
cracked pepper > pepper black cracked, pepper black coarse
s&p > salt, black pepper
table salt > salt iodized
sea salt > salt sea
kosher salt > salt kosher
red pepper flake = chili flake = crushed red pepper
red chili flake > crushed red pepper
*chili powder = chile powder
*garlic powder
granulated garlic > garlic granulated
*onion powder
*curry powder
curcuma = turmeric
all spice = allspice
herb de provence = provence herb
montreal seasoning > seasoning steak
*steak seasoning = steak spice ~ montreal steak
*lemon pepper
*taco seasoning
*brisket rub
*cajun seasoning
dry rub > rub
old bay ~ seafood seasoning ~ crab boil
base = stock base ~ bouillon
chicken bouillon > base chicken, chicken base
stock ~ broth
chicken stock ~ chicken broth
chicken stock > base chicken, broth chicken
vegetable stock > base vegetable
beef stock > base beef
gravy mix > gravy
demi = demi glace = demiglace
yeast = bread yeast = baker yeast
vanilla extract = pure vanilla
cocoa = cocoa powder = cacao powder
*cocoa powder
*chocolate chip = chocolate morsel = choc chip
baking chocolate ~ couverture
dark chocolate > chocolate couverture dark, chocolate dark
*white chocolate
jelly > jam, preserve, jelly
jam ~ preserve ~ fruit spread
nut > almond, pecan, walnut, cashew, pistachio
*pine nut = pignoli = pinon
groundnut = peanut
filbert = hazelnut
desiccated coconut = shredded coconut = coconut flake
dried cranberry = craisin
raisin > grape dried
cereal > granola, bran flake, oat ring
cheerio > oat ring
corn flake = cornflake
grits = hominy grits = corn grits
tofu = bean curd
wheat gluten ~ seitan
tahini = sesame paste
hummus = houmous = chickpea dip
*bean sprout
nori = seaweed sheet
coconut cream > coconut milk
*pancake mix
*waffle mix
*cake mix
*brownie mix
*muffin mix
*biscuit mix
*pie filling
*rice cake
*granola bar
*protein bar
*garlic salt
*onion powder
*mustard seed
*honey mustard
*poppy seed
*almond paste
*potato chip = crisps
*spaghetti squash
*vegetable base
*mushroom base
*pistachio paste
*grape leaf
*chili bean
pepita = pumpkin seed
sugar in the raw = turbinado
linguini = linguine
fettucini = fettuccine = fettucine
bowtie = farfalle = bow tie
corkscrew > cavatappi, rotini
angel hair = capellini
ziti > penne, rigatoni
short pasta > penne, rotini, rigatoni
long pasta > spaghetti, linguine, fettuccine
saltine = soda cracker
soup cracker > oyster cracker, saltine
chickpea flour = besan = gram flour
buffalo sauce > sauce hot, sauce buffalo, sauce wing
wing sauce > sauce buffalo, sauce wing, sauce hot
hot pepper sauce > sauce hot
fish and chips batter > batter mix
beer batter > batter mix beer
light brown sugar > sugar brown light
raw sugar > turbinado, sugar cane
sweetener > sucralose, stevia, saccharin, aspartame
chicken stock base > base chicken
crushed pineapple > pineapple crushed
portion pack > portion
fruit cup > fruit cocktail, applesauce cup
mandarin > mandarin orange
wheat flour > flour whole wheat, flour all purpose
white flour > flour all purpose, flour bread
pizza flour > flour tipo, flour high gluten
semolina = durum
vanilla > extract vanilla, vanilla bean
vanilla extract > extract vanilla
food coloring = food color
jello = gelatin dessert
jello ~> gelatin
ranch cup > dressing ranch pc
jelly cup > jelly pc
jam cup > jam pc
hg flour > flour high gluten
xv > extra virgin
`

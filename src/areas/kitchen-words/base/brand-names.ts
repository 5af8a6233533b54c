/** Household brand names, as people use them for the thing itself. */
export const brandNameWords = `
cool whip ~> whipped topping frozen, whipped topping
reddi wip ~> cream whipping aerosol, whipped topping aerosol
velveeta ~> cheese american loaf, cheese sauce
kraft singles ~> american sliced
philadelphia ~> cream cheese
hellmanns ~> mayonnaise
best foods ~> mayonnaise
duke mayo ~> mayonnaise
franks red hot ~> sauce hot
cholula ~> sauce hot
kikkoman ~> soy sauce
nutella ~> hazelnut spread
bisquick ~> mix biscuit
ritz ~> cracker
oreo ~> cookie
rice krispies ~> cereal rice crisp
frosted flakes ~> cereal corn flake
skippy ~> peanut butter
jif ~> peanut butter
smuckers ~> jam, jelly
splenda ~> sucralose
equal ~> aspartame
sweet n low ~> saccharin
morton salt ~> salt iodized, salt kosher
diamond crystal ~> salt kosher
tyson ~> chicken
spam ~> luncheon meat
barilla ~> pasta
san marzano > tomato san marzano
sunkist ~> orange
chiquita ~> banana
dole ~> pineapple
ocean spray ~> juice cranberry
tropicana ~> juice orange
minute maid ~> juice orange, lemonade
fanta ~> orange soda
mountain dew ~> lemon lime soda
snapple ~> iced tea
lipton ~> tea black
starbucks ~> coffee
keurig ~> coffee cup
la croix ~> water sparkling
lacroix ~> water sparkling
poland spring ~> water spring
dasani ~> water spring
aquafina ~> water spring
evian ~> water spring
dawn ~> detergent dish pot, detergent dish
lysol ~> disinfectant, sanitizer
pine sol ~> cleaner floor
brillo ~> steel wool
comet ~> cleanser
tide ~> detergent laundry
purell ~> hand sanitizer
glad wrap ~> plastic wrap
reynolds wrap ~> aluminum foil
dixie cup ~> cup paper
chinet ~> plate paper, plate fiber
bounty ~> towel roll
charmin ~> toilet paper
hefty bag ~> can liner
cambro > food storage
robot coupe ~> food processor
land o lakes ~> butter
de cecco ~> pasta
huy fong ~> sriracha
valentina ~> hot sauce
tapatio ~> hot sauce
texas pete ~> hot sauce
guldens ~> mustard spicy brown
hidden valley ~> dressing ranch
kewpie ~> mayonnaise
miracle whip ~> sandwich spread, mayonnaise
hunts ~> ketchup, tomato sauce
contadina ~> tomato paste, tomato sauce
rotel ~> tomato diced green chili
rosarita ~> refried bean
bush bean ~> baked bean
swanson ~> chicken broth
campbell ~> soup
knorr ~> base
better than bouillon ~> base
wesson ~> vegetable oil
mazola ~> corn oil
king arthur ~> flour
gold medal flour ~> flour all purpose
welch ~> grape jelly, grape juice
ghirardelli ~> chocolate
torani ~> syrup coffee
monin ~> syrup coffee
bigelow ~> tea
tazo ~> tea
folgers ~> coffee
lavazza ~> espresso
illy ~> espresso
swiss miss ~> hot chocolate
v8 ~> vegetable juice
clamato ~> tomato juice
canada dry ~> ginger ale
schweppes ~> tonic water
powerade ~> sports drink
monster ~> energy drink
topo chico ~> water sparkling
ruffles ~> potato chip
doritos ~> tortilla chip
tostitos ~> tortilla chip
ritz ~> cracker club
oreo ~> cookies and cream
special k ~> cereal
chex mix ~> snack mix
cinnamon toast crunch ~> cereal cinnamon square
frosted mini wheats ~> cereal wheat square
eggo ~> waffle
hormel ~> bacon
oscar mayer ~> frank, bologna
boars head ~> deli
hebrew national ~> frank beef
nathans ~> frank beef
johnsonville ~> bratwurst
jimmy dean ~> breakfast sausage
starkist ~> tuna chunk light
bumble bee ~> tuna solid white
gortons ~> fish stick
ore ida ~> fry, tater tot
mccain ~> fry
lamb weston ~> fry
simplot ~> fry
impossible ~> plant based patty
silk ~> soy milk
oatly ~> oat milk
lactaid ~> milk lactose free
chobani ~> greek yogurt
fage ~> greek yogurt
yoplait ~> yogurt
haagen dazs ~> ice cream
breyers ~> ice cream
hefty ~> can liner
brawny ~> towel kitchen roll
cottonelle ~> bath tissue
palmolive ~> dish detergent
lysol ~> cleaner
simple green ~> degreaser
pine sol ~> cleaner pine
easy off ~> oven cleaner
sos pad ~> scrubber
lexan ~> food storage
uncle ben ~> rice long grain
minute rice ~> rice long grain
zatarain ~> seasoning creole, seasoning cajun
tony chachere ~> seasoning creole
lawrys ~> seasoned salt
mrs dash ~> seasoning salt free
mccormick ~> seasoning
goya ~> bean
sweet baby rays ~> barbecue sauce
franks red hot ~> sauce hot cayenne
bisquick ~> mix biscuit, mix pancake
nescafe ~> coffee
coffee mate ~> creamer
international delight ~> creamer
laughing cow ~> cheese
stouffers ~> lasagna, macaroni cheese
tombstone ~> pizza
digiorno ~> pizza
dr pepper ~> root beer, cola
lays ~> potato chip
frenchs mustard > mustard yellow
`

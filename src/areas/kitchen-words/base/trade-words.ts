/**
 * What cooks, clerks and other houses' catalogues call things: '~>' where another thing will often
 * do, but is not meant for sure.
 */
export const tradeWords = `
iceberg head > lettuce iceberg whole, lettuce iceberg liner
nana > banana
tater > potato
mater > tomato
beefsteak tomato > tomato 5x6, tomato 4x5
beefsteak > tomato 5x6, tomato 4x5
mozzarella ball > cheese mozzarella fresh, mozzarella ciliegine
butter stick > butter solid, butter unsalted
pooled egg > egg liquid
nacho chip > tortilla chip
soup base > base chicken, base beef, base vegetable
salt pepper packet > salt packet, pepper black pc
chinese box > box take out pail
chinese takeout box > box take out pail
oyster pail > box take out pail
to go bag > bag shopping, bag t shirt
takeout bag > bag shopping, bag t shirt
carryout bag > bag shopping, bag t shirt
plasticware > fork plastic, knife plastic, spoon plastic, cutlery kit
plastic cutlery > fork plastic, knife plastic, spoon plastic, cutlery kit
plastic silverware > fork plastic, knife plastic, spoon plastic, cutlery kit
rollup > cutlery kit
silverware roll > cutlery kit
lunchmeat > ham, turkey breast deli, salami
ground round > beef ground
taco meat > beef ground, beef crumble
chop meat > beef ground
meat crumble > beef crumble
london broil ~> beef flank steak, beef inside round
newyork steak > strip steak
bone in ribeye > beef ribeye
cowboy steak ~> beef ribeye
tomahawk ~> beef ribeye
baseball steak ~> beef sirloin steak
denver steak ~> beef chuck
brown n serve ~> sausage breakfast cooked
maple link ~> sausage breakfast link
drumette ~> chicken wing party
flat and drum ~> chicken wing party
eight cut chicken > chicken 8 piece
8 cut chicken > chicken 8 piece
8pc chicken > chicken 8 piece
double lobe ~> chicken breast random
fish fry > cod batter, pollock
shrimp cocktail > shrimp cooked
cocktail shrimp > shrimp cooked
low moisture mozz ~> cheese mozzarella shredded
pizza cheese ~> cheese mozzarella shredded
cheese whiz ~> cheese sauce cheddar
shake cheese ~> cheese parmesan grated
parm packet > cheese parmesan grated pc
cream cheese packet > cream cheese pc
butter packet > butter cup, butter chip
heavy whip ~> cream heavy
xxx sugar > sugar powdered
4x sugar > sugar powdered
table sugar > sugar granulated
raw sugar ~> sugar turbinado
demerara ~> sugar turbinado
bakers sugar > sugar extra fine
corn flour ~> masa, cornmeal
pizza flour > flour 00, flour high gluten
wondra ~> flour
rolled oat > oatmeal old fashioned
converted rice > rice parboiled
sticky rice ~> rice sushi
cellophane noodle > glass noodle
bean thread > glass noodle
maifun > rice noodle vermicelli
refries > bean refried
pork and beans > bean baked
ranch style bean > bean chili
bird chili > pepper thai chili
pizza pepper > pepper red crushed
peppercorn > pepper black whole
all season salt ~> seasoned salt
season salt > seasoned salt
veal stock ~> demi glace
cracker meal ~> bread crumb
rice wine ~> mirin, rice wine
chocolate sauce ~> syrup chocolate
fudge topping ~> syrup chocolate
jimmies > sprinkle
frosting > icing
almond bark ~> chocolate coating
pie dough > pie shell
turnover dough > puff pastry
hawaiian roll ~> roll dinner, bun slider
po boy > roll hoagie
torta bread > roll telera, roll bolillo
club roll ~> roll dinner
coney bun ~> bun hot dog
sandwich bread > bread white, bread wheat
gyro bread ~> pita
soft taco > tortilla flour 6
burrito shell > tortilla flour 12
burrito wrap > tortilla flour 12
battered rings > onion ring beer
fried pickle > pickle chip breaded
italian ice ~> sorbet
soda syrup > bag in box
fountain soda > bag in box
cranapple ~> juice cranberry
lime cordial ~> juice lime
sweetened lime ~> juice lime
coffee packs > coffee ground portion
frac packs > coffee ground portion
hot tea > tea bag
cocoa packets > hot chocolate
half and half cups > creamer half pc
nondairy creamer ~> creamer
takeout cup > cup hot, cup cold
coffee sleeve > cup sleeve
drink carrier > cup carrier, tray carryout
dressing cup > cup portion
ramekin cup > cup portion
2 oz souffle > cup portion 2 oz, cup souffle 2 oz
cake container ~> box cake
sandwich wrap paper > deli paper, foil sheet
basket liner ~> deli paper
burger wrap ~> foil sheet, deli paper
catering tray > pan foil, box catering
lunch bag ~> bag paper
sos bag ~> bag paper
sandwich bag > bag zip
bun bag ~> bag bread
lawn bag > can liner
drum liner > can liner 55
food service glove > glove poly
deli glove ~> glove poly
lunch napkin > napkin dispenser
hand napkin > napkin dispenser
z fold ~> towel multifold
wypall ~> towel foodservice
shop towel ~> towel foodservice
descaler > delimer
lime away ~> delimer
grill pad ~> griddle screen, grill brick
deck brush ~> broom push
green bucket > pail soap green
6th pan > pan steam sixth
3rd pan > pan steam third
16 scoop > disher 16
chinois > strainer china
beer glass > glass pilsner, glass mixing
linen > table cloth, napkin linen
votive > candle tea
tealight > candle tea
toque > chef hat
credit card paper > register roll
order pad > guest check
ticket book > guest check
new york steak > strip steak, strip loin
head iceberg > lettuce iceberg whole, lettuce iceberg liner
deep fry batter > batter mix
lite = light
`

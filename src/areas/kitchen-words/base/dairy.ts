/** Milk, cheese, butter and what is cultured. */
export const dairyWords = `
half and half = half & half = half half ~ coffee cream
creamer cup > creamer
coffee creamer = creamer
heavy cream = heavy whipping cream = double cream = cream heavy ~ whipping cream ~ manufacturing cream
whip topping = whipped topping ~ whipped cream
sour cream = crema agria = soured cream
crema > sour cream
creme fraiche = fresh cream cultured
*cream cheese = philly cheese = schmear
*cottage cheese
*ice cream
*butter milk = buttermilk
*almond milk
*oat milk
*soy milk = soya milk = soymilk
*coconut milk
*rice milk
*condensed milk
*evaporated milk
*chocolate milk
*milk powder = powdered milk = dry milk = nonfat dry milk
plant milk > oat milk, almond milk, soy milk, coconut milk
vegan milk = dairy free milk = non dairy milk = nondairy milk
vegan milk > oat milk, almond milk, soy milk, coconut milk
plant based milk > oat milk, almond milk, soy milk
whole milk = full cream milk = homo milk = vitamin d milk = full fat milk
milk 2% = two percent milk = 2 percent milk = reduced fat milk = semi skimmed milk
two percent > 2%
skim milk = fat free milk = nonfat milk = skimmed milk
yogurt = yoghurt = yogourt
greek yogurt > yogurt greek
sweet butter = unsalted butter
salted butter > butter salted
butter pat = butter chip = butter portion = butter pc
butter ball = butter chip
clarified butter = ghee = drawn butter
oleo = margarine
*peanut butter = pb = peanut spread
*almond butter
*apple butter
*cocoa butter
*cookie butter
*butter bean
*butter lettuce = bibb lettuce = boston lettuce
*butter cream = buttercream
*butter alternative
parmesan = parm ~ parmigiano = reggiano
parmesan > grana padano
pizza cheese > mozzarella shredded, mozzarella
mozz = mozzarella
fresh mozz = fresh mozzarella = fior di latte ~ bocconcini
jack cheese = monterey jack ~ pepper jack
cheddar jack ~ colby jack
sharp cheddar > cheddar sharp, cheddar
swiss ~ emmental = emmenthal
american slice > american sliced
burger cheese > american cheese, cheddar sliced
yellow american > american yellow
*blue cheese = bleu cheese ~ gorgonzola ~ roquefort
bleu > blue
feta crumble > feta crumbled
goat cheese = chevre
queso fresco = fresh mexican cheese ~ farmer cheese
queso blanco ~> white cheese sauce
nacho cheese ~ *cheese sauce ~ queso dip
*cheese sauce
*mac and cheese = macaroni and cheese
*cheese cake = cheesecake
*cheese curd
string cheese = cheese stick mozzarella
shred cheese > cheese shredded
half n half = half and half
*milk chocolate
*coconut cream
*cream corn
*truffle butter
*cheese alternative
*garlic butter
romano ~ pecorino
crumbled blue = blue cheese crumble
shredded cheese > cheddar shredded, mozzarella shredded, cheddar jack shredded, mexican blend
taco cheese > mexican blend, cheddar jack
mexican cheese > mexican blend, queso fresco
string cheese > cheese string
*whipping aerosol
cream spray = aerosol cream = canned whipped cream
canned whipped cream > cream whipping aerosol, whipped topping aerosol
one percent milk = low fat milk = milk 1%
white milk > milk
vanilla yogurt > yogurt vanilla
butter blend = margarine butter blend
european butter > butter unsalted european, butter 83%
peanut butter cup = pb cup
peanut butter cup > peanut butter pc
`

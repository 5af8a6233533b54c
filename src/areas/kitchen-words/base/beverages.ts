/** Drinks, hot and cold. */
export const beverageWords = `
oj = *orange juice
*apple juice
aj > apple juice
*cranberry juice = cran juice
*lemon juice
*lime juice
*pineapple juice
*grapefruit juice
*grape juice
fruit juice > juice
coke > cola
coca cola = coke
coca cola > cola
pepsi ~> cola
diet coke > cola zero sugar, cola diet
diet cola > cola zero sugar, cola diet
coke zero ~> cola zero sugar
diet soda > zero sugar
*lemon lime
sprite > lemon lime soda, lemon lime
7up > lemon lime soda, lemon lime
7 up > lemon lime soda
seven up > lemon lime soda
*ginger ale
root beer > soda root beer
soda = soft drink = pop = soda pop
soda > cola, lemon lime soda, ginger ale
soft drink > cola, lemon lime soda, ginger ale
fizzy drink > cola, soda
bib > bag in box
bag in box = bag n box
fountain syrup > bag in box, cola bag in box
tonic = tonic water
club soda > water sparkling
*club soda
seltzer = sparkling water = soda water = carbonated water
seltzer > water sparkling
fizzy water > water sparkling
bottled water > water spring, water
mineral water > water sparkling, water spring
still water > water spring
perrier ~> water sparkling
pellegrino ~> water sparkling
*coconut water
*iced tea = ice tea
iced tea > tea black iced, tea iced
herbal tea > tea chamomile, tea mint
english breakfast > tea black
teabag = tea bag
chai = spiced tea
joe > coffee
java > coffee
regular coffee > coffee house blend
dark roast > coffee french roast
decaf = decaffeinated
espresso bean > espresso whole bean
expresso = espresso
cold brew = *iced coffee
coffee bean > coffee whole bean
*hot chocolate = hot cocoa
red bull ~> energy drink
sports drink = electrolyte drink = isotonic drink
gatorade ~> sports drink
*orange soda
*fruit punch
sweet tea > iced tea sweet
oat milk barista = barista oat milk
spring water > water spring
water bottle > water spring bottle
pop > cola, lemon lime soda
hot tea > tea black, tea green, tea chamomile
matcha = green tea powder
chai latte > chai concentrate
cocoa mix > hot chocolate mix
fresh oj > juice orange fresh
lemon juice > juice lemon
mixer > tonic, club soda, ginger ale
seltzer > club soda
zero sugar cola = cola zero sugar = cola zero
rtd > ready to drink
nfc > not from concentrate
`

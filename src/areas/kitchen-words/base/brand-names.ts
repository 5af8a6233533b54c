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
`

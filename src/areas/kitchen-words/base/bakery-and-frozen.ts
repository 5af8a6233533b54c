/** Bread, pastry, desserts, frozen foods and appetizers. */
export const bakeryAndFrozenWords = `
*hamburger bun = burger bun
*pot pie
burger roll > bun hamburger
brioche bun = bun brioche = brioche hamburger bun = brioche burger bun = brioche roll
*hot dog bun = frank bun = hot dog roll = hotdog bun
sub roll = hoagie = hoagie roll = hero roll = grinder roll
slider bun > bun slider
kaiser = kaiser roll
dinner roll > roll dinner
sandwich bread > bread white pullman, bread sliced, bread wheat
sliced bread > bread white, bread sliced
loaf bread > bread
white bread > bread white
brown bread > bread wheat, bread whole
wholemeal = whole wheat
ww flour > flour whole wheat
wheat bread > bread whole wheat
*french bread > baguette
french stick = baguette
*garlic bread > bread garlic, garlic toast
texas toast > bread thick
english muffin > muffin english
wrap > tortilla flour, tortilla
flour tortilla = tortilla flour
corn tortilla = tortilla corn = tortilla de maiz
taco shell ~ tostada shell
taco tortilla > tortilla street taco, tortilla corn, tortilla
burrito tortilla > tortilla flour 12 in, tortilla flour
flatbread > naan, pita, flatbread
pita = pitta = pita bread = pocket bread
naan = nan bread = naan bread
croissant = crescent roll
danish = danish pastry
*puff pastry = pastry sheet = puff dough
phyllo = filo = fillo
breakfast pastry > danish, croissant, muffin
pancake = hotcake = flapjack = griddle cake
waffle > belgian waffle
biscuit ~> scone
ny > new york
dessert > cake, pie, cheesecake, tiramisu, brownie
gateau > cake
choc cake > cake chocolate
apple pie > pie apple
*pie crust = pie shell
*pizza crust = pizza base = pizza shell
pizza crust > crust
pizza dough = dough ball
french fry = fry
french fry > fry straight cut, fry crinkle cut
shoestring = shoestring fry
*steak fry > fry steak, potato wedge
crinkle fry > fry crinkle cut
straight fry > fry straight cut
waffle fry > fry waffle, fry lattice
sweet potato fry > fry sweet potato
curly fry > fry spiral, fry curly
tater tot = tot = potato puff = potato barrel = tater barrel = tater
hashbrown = hash brown
potato chip > chip potato, chip kettle
wedge > potato wedge
home fry > potato breakfast, potato diced
mashed potato > potato mashed
*onion ring = o ring
mozz stick = *mozzarella stick = fried mozzarella ~ cheese stick
popper = *jalapeno popper
spring roll > egg roll
egg roll = eggroll
pot sticker = potsticker = gyoza ~ dumpling
dim sum > pot sticker, egg roll
wonton > pot sticker
soft pretzel = pretzel
appetizer = app = starter
appetizer > mozzarella stick, onion ring, jalapeno popper, egg roll
finger food > mozzarella stick, onion ring, jalapeno popper, chicken nugget
soft serve = ice cream mix
popsicle = ice pop
sherbet ~> sorbet
sorbet = water ice
frozen dessert > ice cream, sorbet, gelato
veggie burger = vegetable burger = garden burger = vegetarian burger ~ plant based patty = plant based burger = vegan burger
impossible burger ~> plant based patty
beyond burger ~> plant based patty
fake meat > plant based crumble, plant based
plant based meat > plant based crumble, plant based patty
vegan meat > plant based crumble, plant based patty
vegan cheese > cheese alternative
dairy free cheese > cheese alternative
meatless = plant based
iqf = individually quick frozen
*cookie dough
*cinnamon roll = cinnamon bun
*corn dog
*french toast
*egg roll wrapper
*gyoza wrapper
*waffle cone
*ice cream bar
*ice cream sandwich
doughnut = donut
churro > donut churro
choc chip cookie > cookie chocolate chip
toast bread > bread white, bread wheat, texas toast
rye bread > bread rye
ciabatta bread > bread ciabatta
frozen fruit > berry iqf, mango iqf, peach iqf, strawberry iqf, blueberry iqf
frozen vegetable > vegetable blend, corn cut, peas iqf, broccoli iqf
frozen corn > corn cut iqf, corn iqf
frozen broccoli > broccoli iqf
frozen green bean > green bean iqf
frozen berry > berry medley, blueberry iqf, strawberry iqf, raspberry iqf
frozen spinach > spinach iqf, spinach chopped
frozen fry > fry straight cut, fry crinkle cut
mac n cheese = mac and cheese
macaroni salad > salad macaroni
potato salad > salad potato
wonton skin = wonton wrapper
gyoza skin = gyoza wrapper
egg roll skin = egg roll wrapper
hb bun = hamburger bun
vegan sausage = vegetarian sausage = veggie sausage = plant based sausage
vegan chicken = veggie chicken = plant based chicken
vegan nugget = veggie nugget = plant based nugget
vegan meatball = veggie meatball = plant based meatball
vegan ground = vegan crumble = plant based ground
`

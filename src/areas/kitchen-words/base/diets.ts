/** Diets and what is left out, as menus and boxes write them. */
export const dietWords = `
gf = gluten free = glutenfree = no gluten = without gluten
df = dairy free = nondairy = non dairy = no dairy = milk free
nut free = no nut = without nut
egg free = no egg = without egg
soy free = no soy = without soy
veg friendly > vegetarian
vegetarian = meat free
plant based = plantbased
sugar free = no sugar = sugarless = zero sugar ~ unsweetened
low salt = low sodium = less salt ~ reduced sodium
no salt = salt free = unsalted
fat free = nonfat = non fat
low fat = reduced fat = lowfat
free range = freerange
cage free = cagefree
grass fed = grassfed
non gmo = gmo free
antibiotic free = abf = nae = no antibiotic ever
whole grain = wholegrain = wg
multigrain = multi grain
packet > pc
sachet > pc
individual > pc
portion control = pc
low sodium = ls
lo sod > low sodium
ww > whole wheat
`

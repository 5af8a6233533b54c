/** What a photo of the demo's credit requests shows. */
export const damages = ['crushed', 'leaking', 'brown', 'warm', 'wrong'] as const
/** One of them. */
export type Damage = (typeof damages)[number]

const box = (label: string): string =>
  `<path fill="#D9A867" d="M220 300h420v330H220Z"/><path fill="#E9C48E" d="m220 300 90-95h420l-90 95Z"/>
   <path fill="#BE8A48" d="m640 300 90-95v330l-90 95Z"/><path fill="#F3DDB8" d="M400 300l70-95h50l-60 95v70h-60Z"/>
   <path fill="#FBF8F2" d="M260 420h240v150H260Z"/>
   <text x="380" y="512" font-family="sans-serif" font-size="44" font-weight="700" fill="#3F3527" text-anchor="middle">${label}</text>`

const crack = '<path d="M640 470l-70 20 34 44-90 26" fill="none" stroke="#6D4A22" stroke-width="10"/>'
const dent = `<path fill="#8F6632" d="M640 300l-150 8 60 62-34 60 124 34Z"/><path fill="#6D4A22" d="M640 300l-96 12 40 50-20 44 76 22Z"/>`
const puddle = `<ellipse cx="520" cy="650" rx="300" ry="60" fill="#DDEBF2"/><ellipse cx="600" cy="645" rx="150" ry="28" fill="#F5FBFD"/>
  <path fill="#B98545" d="M220 520q90-40 200 10t220-16v116H220Z" opacity=".75"/>`
const leaf = (x: number, y: number, turn: number, green: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})"><path fill="${green}" d="M0 0q-150-90-110-260Q0-380 110-260 150-90 0 0Z"/>
   <path d="M0 0V-270M0-80l-62-62M0-80l62-62M0-160l-52-52M0-160l52-52" stroke="#E6EFCB" stroke-width="8" fill="none"/>
   <ellipse cx="-52" cy="-200" rx="34" ry="24" fill="#7A5230"/><ellipse cx="58" cy="-120" rx="26" ry="36" fill="#8A6238"/>
   <ellipse cx="34" cy="-268" rx="30" ry="18" fill="#6B4526"/></g>`
const thermometer = `<rect x="560" y="110" width="170" height="520" rx="24" fill="#F4F5F6"/>
  <rect x="580" y="140" width="130" height="96" rx="8" fill="#24332B"/>
  <text x="645" y="206" font-family="monospace" font-size="54" font-weight="700" fill="#B8F5C9" text-anchor="middle">52°F</text>
  <rect x="634" y="630" width="22" height="110" fill="#9AA4AB"/>`

const bodies: Readonly<Record<Damage, string>> = {
  crushed: box('FRAGILE') + dent + crack,
  leaking: box('THIS SIDE UP') + puddle,
  brown: leaf(330, 610, -22, '#6E9B3A') + leaf(590, 620, 18, '#86AE4B') + leaf(455, 650, -2, '#94B75A'),
  warm: box('KEEP COLD') + thermometer,
  wrong: `${box('OTHER ITEM')}<path d="m290 440 180 110m0-110L290 550" stroke="#B3261E" stroke-width="16"/>`,
}

/**
 * CREDIT-1: a picture of what arrived, on the floor of a dock, as somebody would take it with a
 * phone.
 */
export const drawDamage = (damage: Damage): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="760" viewBox="0 0 960 760">
   <rect width="960" height="760" fill="#B9BDBF"/><path fill="#9BA0A3" d="M0 470h960v290H0Z"/>
   <path stroke="#8B9094" stroke-width="4" d="M0 560h960M0 670h960M190 470 60 760M480 470v290M770 470l130 290"/>
   <ellipse cx="460" cy="648" rx="300" ry="34" fill="#000" opacity=".18"/>${bodies[damage]}</svg>`

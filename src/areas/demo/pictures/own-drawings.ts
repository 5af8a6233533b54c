const heap = (dark: string, light: string): string =>
  `<path fill="#C98F4E" d="M3 19h21a7 7 0 0 1-7 8h-7a7 7 0 0 1-7-8Z"/><path fill="#A87032" d="M23 20.5 30 16l1 2-7.5 5Z"/><path fill="${dark}" d="M4 19c1-6 5-11 9.500-11S22 13 23 19Z"/><path fill="${light}" d="M8 17c1-4 3-7 5.500-7S17 12 18 14c-3-1-7 0-10 3Z"/>`

const drop = (dark: string, light: string): string =>
  `<path fill="${dark}" d="M16 2c5 7 9 11.500 9 17a9 9 0 0 1-18 0c0-5.500 4-10 9-17Z"/><path fill="${light}" d="M11 18c-.5 4 1.500 7 4.500 8-3.500.5-6.500-2.500-6.500-6.500 0-2 .8-4 2.200-6.200-.2 1.500-.1 3.200-.2 4.700Z"/>`

/**
 * What the set has no drawing of, in its manner and on its grid of 32 by 32: flat shapes of two or
 * three tones.
 */
export const ownDrawings: Readonly<Record<string, string>> = {
  coffee:
    '<g transform="rotate(-28 12 15)"><ellipse cx="12" cy="15" fill="#6D4534" rx="7" ry="10"/><path fill="#422B0D" d="M12 5c2.500 4-2.500 7 0 10s-2 6 0 10c-1.500 0-1.500-.2-2-.5-1-4 1.500-6-.3-9.500C8.500 11.500 11.500 9 11 5.200c.3-.2.500-.2 1-.2Z"/></g><g transform="rotate(24 22 20)"><ellipse cx="22" cy="20" fill="#8B5E46" rx="6" ry="8.500"/><path fill="#5A3825" d="M22 11.500c2 3.500-2 6 0 8.500s-2 5 0 8.500c-1 0-1.300-.1-1.700-.4-.8-3.300 1.300-5-.2-8.100-1.200-3 1.200-5 .8-8.200.300-.2.600-.3 1.100-.3Z"/></g>',
  mustard: heap('#E3A008', '#FCD53F'),
  'fillet-salmon':
    '<path fill="#8C9AA5" d="M3 21C5 12 13 6 24 7c3.500.300 5.500 2.200 5.500 5 0 7-8 14-18.500 15-5.500.5-9-1.500-8-6Z"/><path fill="#FF8A65" d="M3 19.500C5 10.500 13 4.500 24 5.500c3.500.300 5.500 2.200 5.500 5 0 7-8 14-18.500 15-5.500.5-9-1.500-8-6Z"/><path fill="none" stroke="#FFC2AB" stroke-linecap="round" stroke-width="1.300" d="M7 20c4-1 7-4 8-9m-3.500 11c5-2 8-6 9-12m-2.500 10.500c3.500-2 6-5 7-9"/>',
  'fillet-white':
    '<path fill="#9AA5AD" d="M3 21C5 12 13 6 24 7c3.500.300 5.500 2.200 5.500 5 0 7-8 14-18.500 15-5.500.5-9-1.500-8-6Z"/><path fill="#E9D9C8" d="M3 19.500C5 10.500 13 4.500 24 5.500c3.500.300 5.500 2.200 5.500 5 0 7-8 14-18.500 15-5.500.5-9-1.500-8-6Z"/><path fill="none" stroke="#fff" stroke-linecap="round" stroke-width="1.300" d="M7 20c4-1 7-4 8-9m-3.500 11c5-2 8-6 9-12m-2.500 10.500c3.500-2 6-5 7-9"/>',
  napkin:
    '<path fill="#CDC4D6" d="M4 8 17 4l11 7-12 17Z"/><path fill="#F4F4F4" d="M4 8 17 4l3 20-4 4Z"/><path fill="#E6E6E6" d="m17 4 3 20 8-13Z"/>',
  oil: drop('#E8A20C', '#FFDE7A'),
  'spice-black': heap('#3A3A3A', '#636363'),
  'spice-brown': heap('#8A4B1F', '#B36F35'),
  'spice-red': heap('#B3261E', '#E0543E'),
  'spice-yellow': heap('#D08A0A', '#F5C03B'),
  sugar:
    '<path fill="#E1D8EC" d="m4 20 7-3 7 3v7l-7 3-7-3Z"/><path fill="#fff" d="m4 20 7-3 7 3-7 3Z"/><path fill="#CDC4D6" d="m11 23 7-3v7l-7 3Z"/><path fill="#E1D8EC" d="m15 18 6.500-2.800L28 18v6.500l-6.500 2.800-3.500-1.500v-6.500Z"/><path fill="#fff" d="m15 18 6.500-2.800L28 18l-6.500 2.800Z"/><path fill="#CDC4D6" d="M21.500 20.800 28 18v6.500l-6.500 2.800Z"/><path fill="#E1D8EC" d="m9 8.800 7-3 7 3V15l-7 3-7-3Z"/><path fill="#fff" d="m9 8.800 7-3 7 3-7 3Z"/><path fill="#CDC4D6" d="m16 11.800 7-3V15l-7 3Z"/>',
  tofu: '<path fill="#E9DFC7" d="m3 13 13-6 13 6v9l-13 6-13-6Z"/><path fill="#FBF6E9" d="m3 13 13-6 13 6-13 6Z"/><path fill="#D6C8A6" d="m16 19 13-6v9l-13 6Z"/><path fill="#E9DFC7" d="m9.500 10 13 6v9l-1 .5v-9l-13-6Z"/>',
  vinegar:
    '<path fill="#B7C9D3" d="M13 2h6v6l4 6v14a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V14l4-6Z"/><path fill="#8A3B2A" d="M9 17h14v11a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2Z"/><path fill="#B5543C" d="M11 19h3v8h-3Z"/><path fill="#9B6B3D" d="M13 1h6v4h-6Z"/>',
  water: drop('#2F8FE0', '#9AD4FF'),
}

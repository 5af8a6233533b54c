/**
 * Words that stand behind most guessed passwords, after the lists of the most used ones (SecLists,
 * NCSC), as far as they can meet the checklist of AUTH-7 with a capital and digits; and the names
 * of this trade and this portal.
 */
const words = new Set(
  `password passwort passw passwd pass welcome letmein changeme secret login admin administrator root user guest test tester testing demo
  temp temporary default master access office manager company server system computer internet windows microsoft google facebook
  qwerty qwertyuiop qwertz azerty asdf asdfgh asdfghjkl zxcvbn zxcvbnm qazwsx qweasd qwe asd zxc abc abcd abcde abcdef abcdefg abcdefgh
  iloveyou loveyou love lovely princess sunshine monkey dragon shadow superman batman spiderman pokemon starwars football baseball
  basketball soccer hockey golf tennis michael jordan jennifer jessica ashley daniel charlie thomas andrew joshua matthew robert
  anthony hunter killer ranger buster tigger pepper ginger cookie cheese chicken banana orange apple summer winter spring autumn
  january february march april may june july august september october november december monday tuesday wednesday thursday friday
  saturday sunday america london dallas chicago boston texas florida vegas lasvegas canada freedom trustno whatever hello mustang
  ferrari mercedes harley yankees eagles steelers cowboys flower purple silver golden diamond angel heaven jesus blessed family mother
  family larder kitchen chef cook restaurant food grocery wholesale order orders buyer delivery portal`
    .split(/\s+/)
    .filter((word) => word !== ''),
)

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const runs = '01234567890123456789'
const isRun = (digits: string): boolean =>
  runs.includes(digits) || runs.includes(Array.from(digits).toReversed().join('')) || /^(\d)\1*$/.test(digits)
const plain = (text: string): string => text.replace(/[^a-z]/g, '')

/**
 * AUTH-7: true for a password that guessing programs try first: one well-known word, however it is
 * capitalised, spelt with digits for letters or filled up with digits and signs; letters with a run
 * of digits; one character over and over.
 */
export function isCommonPassword(password: string): boolean {
  const small = password.toLowerCase()
  const core = small.replace(/^[^a-z]+/, '').replace(/(?<![^a-z])[^a-z]+$/, '')
  const unleet = Array.from(small, (letter) => leet[letter] ?? letter).join('')
  const unleetCore = unleet.slice(0, small.replace(/[\d!@$#%&*?._-]{1,8}$/, '').length)
  if (words.has(plain(small)) && plain(small) === core) return true
  if (words.has(unleet) || words.has(unleetCore)) return true
  if (/^(.)\1*(?!\1)\d*$/.test(small)) return true
  const digits = small.replace(/\D/g, '')
  return plain(small).length <= 3 && digits.length >= 4 && isRun(digits)
}

/** Addresses that pretend to be a path of this site, or lead back to the sign-in (security 45). */
export const nastyAddresses = [
  '//evil.example', '///evil.example', '////evil.example', '/\\evil.example', '\\/evil.example', '\\\\evil.example',
  '/\\/evil.example', '/%5Cevil.example', '/%5c%5cevil.example', '/%2Fevil.example', '/%2f%2fevil.example',
  '/%252Fevil.example', '/%25252Fevil.example', '/%09/evil.example', '/\t/evil.example', '\t//evil.example',
  ' //evil.example', '/ /evil.example', '/\n/evil.example', '/\r\nSet-Cookie: a=b', '/%0d%0aLocation:%20//evil.example',
  '/%250d%250aX: y', '/\0/evil.example', '/%00', 'https:evil.example', 'https://evil.example', 'http:/\\evil.example',
  'HTTPS://EVIL.EXAMPLE', 'javascript:alert(1)', 'JaVaScRiPt:alert(1)', '/javascript:/../..//evil.example',
  'java\nscript:alert(1)', 'data:text/html,x', 'vbscript:x', 'mailto:a@evil.example', 'blob:https://evil.example/1',
  'file:///etc/passwd', 'evil.example', '@evil.example', 'https://larder@evil.example', '.evil.example', '/..//evil.example',
  '/shop/..//evil.example', '/shop//evil.example', '/./..//evil.example', '/%2e%2e//evil.example', '/%2e%2e%2f%2fevil',
  '/\u2028/evil.example', '/\uFF0F\uFF0Fevil.example', '\uFF0F\uFF0Fevil.example', '/\u2044evil.example',
  '/\u200B/evil.example', '/%E2%80%A8x', '/\u202Egnp.exe', '/login', '/login?returnUrl=/login', '/LOGIN', '/logout',
  '/api/logout', '/%6cogin', '/shop#//evil.example', '?returnUrl=//evil.example', '#x', '', ' ', '/%', '/%zz',
  '/shop?x=<script>', `/${'a'.repeat(3000)}`,
] // prettier-ignore

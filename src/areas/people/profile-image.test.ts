import { expect, test } from 'vitest'
import { idOfProfileImageUrl, profileImageUrl, smallProfileImage } from './profile-image.ts'

const id = '0f8fad5b-d9cb-469f-a165-70867728950e'

test('a picture’s address is one of our own keys and nothing else [PROFILE-2]', () => {
  expect(idOfProfileImageUrl(profileImageUrl(id))).toBe(id)
  expect(smallProfileImage(profileImageUrl(id))).toBe(`/api/profile-images/${id}-96.webp`)
})

test.each([
  'https://evil.example/pixel.png',
  `https://evil.example/api/profile-images/${id}-256.webp`,
  `//evil.example/api/profile-images/${id}-256.webp`,
  `/api/profile-images/../me/${id}-256.webp`,
  `/api/profile-images/${id}-256.webp?x=1`,
  `/api/profile-images/${id}-256.webp\n`,
  `/api/profile-images/${id.toUpperCase()}-256.webp`,
  'javascript:alert(1)',
  '',
])('"%s" is no address of a picture [PROFILE-2]', (url) => {
  expect(idOfProfileImageUrl(url)).toBeUndefined()
})

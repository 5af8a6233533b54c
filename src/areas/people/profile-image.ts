/** What uploads of profile pictures are for; also the folder of the finished ones. */
export const profileImagePurpose = 'profile-image'

/**
 * Side lengths of the finished squares in pixels: the top bar and lists, the profile page (twice
 * what is drawn, for dense screens).
 */
export const profileImageSides = { small: 96, large: 256 } as const

const address = /^\/api\/profile-images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})-(\d+)\.webp$/

/** The address of a picture: of its large square, unless the small one is asked for. */
export const profileImageUrl = (id: string, side: number = profileImageSides.large): string =>
  `/api/profile-images/${id}-${side}.webp`

/** Security 59: the id in an address of our own; undefined for every other address. */
export const idOfProfileImageUrl = (url: string): string | undefined => address.exec(url)?.[1]

/** The small square of the same picture. */
export function smallProfileImage(url: string): string {
  const id = idOfProfileImageUrl(url)
  return id === undefined ? url : profileImageUrl(id, profileImageSides.small)
}

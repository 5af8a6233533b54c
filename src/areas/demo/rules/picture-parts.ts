export type PictureFood = string
export type PicturePack = string

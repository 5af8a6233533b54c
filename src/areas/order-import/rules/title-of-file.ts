/** 'Walk-in.csv' -> 'Walk-in': the name suggested for what a file becomes. */
export const titleOfFile = (fileName: string, maxLength: number): string =>
  fileName.replace(/\.\w{1,5}$/, '').slice(0, maxLength)

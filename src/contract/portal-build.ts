/**
 * Answers of the API carry the name of the build whose files the server has; a page of another
 * build is out of date.
 */
export const buildHeader = 'x-larder-build'

/**
 * The name of the page's own build stands in its `<meta name="larder-build">`; absent in
 * development.
 */
export const buildMeta = 'larder-build'

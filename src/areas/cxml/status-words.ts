/** cXML statuses that the portal sends, with their short names (cXML User's Guide, "Status"). */
export const statusWords: Readonly<Record<number, string>> = {
  200: 'OK',
  204: 'No Content',
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  406: 'Not Acceptable',
  409: 'Conflict',
  412: 'Precondition Failed',
  417: 'Expectation Failed',
  450: 'Not Implemented',
  500: 'Internal Server Error',
  560: 'Temporary Server Error',
}

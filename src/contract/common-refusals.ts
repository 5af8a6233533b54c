import { refusals } from './refusals.ts'

/** The refusals any call may return; areas add their own. */
export const common = refusals({
  not_signed_in: [401, 'Please sign in to continue.'],
  feature_missing: [403, 'You do not have access to this.'],
  /** AUTH-8: of calls with `noProxy`. */
  not_while_logged_in_as: [403, 'This is not available while you are logged in as someone else.'],
  /** PUNCH-4: of all calls without `inPunchout`. */
  not_in_punchout: [403, 'This is not available in a session of your procurement system.'],
  only_inspecting: [403, 'This cart is only shown. Your procurement system does not allow changes.'],
  /**
   * Handle it with `useActWithProof` of two-factor; `details.by` 'password' asks for nothing less.
   */
  step_up_needed: [403, 'Please confirm that it is you.'],
  not_found: [404, 'Not found.'],
  ship_to_not_found: [404, 'Ship-to not found.'],
  invalid_request: [400, 'Please check the highlighted field.'],
  too_large: [413, 'The request is larger than allowed.'],
  unsupported_type: [415, 'This content type is not supported.'],
  too_many_requests: [429, 'Too many requests. Please wait a moment and try again.'],
  cross_site: [403, 'Requests from other sites are not accepted.'],
  idempotency_key_required: [400, 'The Idempotency-Key header is required for this call.'],
  idempotency_key_reused: [422, 'This Idempotency-Key was used for a different request.'],
  still_running: [409, 'The same request is still being processed. Please try again in a moment.'],
  unavailable: [503, 'Larder cannot reach its database right now. Nothing was changed; please try again.'],
  /** A lock or a statement took longer than allowed. */
  busy: [503, 'Larder is busy with the same data right now. Nothing was changed; please try again.'],
  /** The disk or the memory of the server is full. */
  storage_full: [503, 'Larder has no room to save right now. Nothing was changed; please try again in a few minutes.'],
  unexpected: [500, 'Something went wrong'],
})

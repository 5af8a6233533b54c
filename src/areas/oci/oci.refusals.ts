import { refusals } from '#contract/refusals.ts'

/** Every "no" to a call-up by SAP OCI. OCI has no statuses of its own: these are those of HTTP. */
export const ociRefusals = refusals({
  oci_unreadable: [400, 'The call cannot be read as a form.'],
  oci_too_large: [413, 'The call is larger than 64 kB.'],
  oci_name_twice: [400, 'A field is there twice with different values.'],
  oci_hook_missing: [400, 'HOOK_URL is missing.'],
  oci_sender_missing: [400, 'USERNAME and PASSWORD are needed.'],
  oci_function_unknown: [400, 'This FUNCTION is not offered.'],
  oci_xml_not_offered: [
    400,
    'The cart goes back as NEW_ITEM fields. The return as XML (~xmlDocument) is not offered: please switch it off in the call structure of this catalog.',
  ],
  oci_value_missing: [400, 'A field that this FUNCTION needs is missing.'],
  oci_value_wrong: [400, 'A field has a value that cannot be used.'],
  oci_sender_unknown: [401, 'USERNAME or PASSWORD is not accepted.'],
  oci_ship_to_missing: [409, 'There is no ship-to to find prices for.'],
  oci_not_allowed: [403, 'Punchout is not available for this customer at the moment.'],
})

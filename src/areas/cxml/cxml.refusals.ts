import { refusals } from '#contract/refusals.ts'

/**
 * Every "no" to a cXML document. The number is the cXML status (User's Guide, "Status"), not that
 * of HTTP, which is 200 always (punchout T1).
 */
export const cxmlRefusals = refusals({
  cxml_malformed: [406, 'The document cannot be read as XML.'],
  cxml_encoding_unknown: [406, 'The document has an encoding that is not supported.'],
  cxml_entity_declared: [406, 'A document type with declarations of its own is not accepted.'],
  cxml_too_deep: [406, 'The document is nested too deeply or has too many elements.'],
  cxml_not_cxml: [406, 'The document is not a cXML request.'],
  cxml_value_missing: [400, 'A value is missing.'],
  cxml_value_wrong: [400, 'A value is wrong.'],
  cxml_too_old: [400, 'The timestamp is too long ago.'],
  cxml_sender_unknown: [401, 'The sender credential is not accepted.'],
  cxml_sender_not_allowed: [403, 'Punchout is not available for this customer at the moment.'],
  cxml_conflict: [409, 'The document contradicts what was ordered before.'],
  cxml_nothing_left: [412, 'None of the items of this cart can be ordered any more.'],
  cxml_already_ordered: [412, 'This cart was ordered already.'],
  cxml_ship_to_missing: [417, 'The ship-to is not known.'],
  cxml_order_unknown: [417, 'The order to be changed is not known.'],
  cxml_not_offered: [450, 'This transaction is not offered.'],
  cxml_failed: [500, 'The portal cannot take this document at the moment. Please send it again later.'],
})

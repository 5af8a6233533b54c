/** A name and its value, as a form has them; a name may be there more than once. */
export type FormPair = readonly [name: string, value: string]

/** An item as an OCI product id names it. */
export interface OciProduct {
  /** Our item number, as it was sent. */
  readonly partId: string
  /** 'CS' or 'EA'; '' where none was sent. */
  readonly unit: '' | 'CS' | 'EA'
}

/** What a buyer's system asks the catalogue for (FUNCTION). */
export type OciFunction =
  /** No FUNCTION, or SOURCING: a person shops. */
  | { readonly is: 'shop' }
  /** BACKGROUND_SEARCH: what is found goes back at once. */
  | { readonly is: 'search'; readonly words: string }
  /** DETAIL and DETAILADD: a person looks at one item, and may take it. */
  | { readonly is: 'detail'; readonly product: OciProduct }
  /** VALIDATE and QUANTITYCHECK: the item as it is today goes back at once. */
  | { readonly is: 'validate'; readonly product: OciProduct; readonly quantity: number }

/** Where the lines of a call go back to, and how. */
export interface OciReturn {
  /** HOOK_URL whole, with its query string. */
  readonly hookUrl: string
  /** A frame of the buyer's page. */
  readonly target: string
  readonly charset: 'iso-8859-1' | 'utf-8'
  /** What SAP sent to be sent back: ~OkCode, ~TARGET and ~CALLER. */
  readonly echoed: readonly FormPair[]
}

/** SAP OCI: a call-up of the catalogue by a buyer's browser. */
export interface OciCallUp {
  readonly userName: string
  /** The secret of the integration. Never logged, stored or returned. */
  readonly password: string
  /** '4.0' and such; '' where none was sent. */
  readonly version: string
  readonly asks: OciFunction
  readonly back: OciReturn
}

/** How a browser sends lines back: a form of hidden fields. */
export interface OciForm {
  readonly action: string
  readonly target: string
  readonly charset: OciReturn['charset']
  readonly fields: readonly FormPair[]
}

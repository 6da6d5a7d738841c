/** Whose page meta is asked for: the calls of a group of channels. */
export interface PageMetaRequest {
  readonly group: 'channel' | 'creditMaoYan'
  /** The flow of the provider's own card says so; the others ask for the partner that the user came from. */
  readonly partner?: 'koocard'
}

/** The reply of getPageMeta: the page that the user is at now. */
export interface PageMeta {
  readonly actionType: string
  readonly pageCode?: string | null | undefined
  readonly url?: string | null | undefined
}

/** Where the picture of a window leads. */
export type WindowLink =
  | { readonly kind: 'address'; readonly url: string }
  | { readonly kind: 'coupon'; readonly batchNo: string }

/** Numbers of coupon batches; any other text could not stand in an address. */
const BATCH = /^[\w-]{1,64}$/

/**
 * Reads the link of a picture: an address contains "http"; any other text names a coupon batch behind its colon, which may be a
 * full-width one. Null when it is neither, or no number that a batch can have.
 */
export function windowLink(link: string | null | undefined): WindowLink | null {
  const text = link?.trim() ?? ''
  if (text.includes('http')) return { kind: 'address', url: text }
  const batchNo = /[:：](.+)$/s.exec(text)?.[1]?.trim()
  return batchNo && BATCH.test(batchNo) ? { kind: 'coupon', batchNo } : null
}

import type { Customer } from '../../engine/customer.ts'
import { ORDER, type MerchantOrder } from './orderState.ts'
import { merchantSeedOf, PLATFORMS } from './seed.ts'

/** Kinds of pictures in the merchant flow: `type`, and the name for the customer. */
export const PICTURE_KINDS: Readonly<Record<string, string>> = {
  idFront: '身份证人像面',
  idBack: '身份证国徽面',
  license: '营业执照',
  certificate: '经营许可证',
  contract: '店铺租赁合同',
  marriageCert: '结婚证',
  shopFront: '门头照片',
  shopInside: '店内照片',
  other: '其他资料',
  ...Object.fromEntries(PLATFORMS.map((platform) => [platform, '店铺后台截图'])),
}

/** Purpose of stored pictures of the merchant flow. */
export function purposeOf(type: string): string {
  return `merchant:${type}`
}

/** Documents for the second review. */
export function requiredDocuments(customer: Pick<Customer, 'persona'>): readonly string[] {
  return merchantSeedOf(customer.persona).married
    ? ['certificate', 'contract', 'marriageCert']
    : ['certificate', 'contract']
}

/** Status of a document. */
const DOCUMENT = { wanted: 0, onFile: 1, refused: 2 } as const

/** Statuses that an application reaches with all its documents only. */
const WITH_DOCUMENTS: readonly number[] = [
  ORDER.documentsIn,
  ORDER.reviewing,
  ORDER.succeeded,
  ORDER.finallyRefused,
]

/** The documents that an application needs, and how far each is. */
export function documentsOf(
  customer: Customer,
  order: MerchantOrder,
): Array<{ type: string; title: string; status: number; reason: string | null }> {
  const missing = WITH_DOCUMENTS.includes(order.status) ? [] : missingDocuments(customer, order).missing
  return requiredDocuments(customer).map((type) => {
    const reason = order.refusedDocuments[type] ?? null
    const status = !missing.includes(type)
      ? DOCUMENT.onFile
      : reason === null
        ? DOCUMENT.wanted
        : DOCUMENT.refused
    return {
      type,
      title: PICTURE_KINDS[type] ?? type,
      status,
      reason: status === DOCUMENT.refused ? reason : null,
    }
  })
}

/**
 * Returns the missing documents of an application. Pictures count from the creation of the order on.
 *
 * @returns the missing kinds, and the world time at which the last of the others arrived
 */
export function missingDocuments(
  customer: Customer,
  order: MerchantOrder,
): { missing: readonly string[]; completeAt: number } {
  const { world, user } = customer
  const sent = world.files.filter((file) => file.userId === user.userId && file.at >= order.madeAt)
  const arrivals = requiredDocuments(customer).map((kind) => ({
    kind,
    at: order.earlierDocuments.includes(kind)
      ? order.madeAt
      : Math.min(...sent.filter((file) => file.purpose === purposeOf(kind)).map((file) => file.at)),
  }))
  return {
    missing: arrivals.filter(({ at }) => at === Infinity).map(({ kind }) => kind),
    completeAt: Math.max(...arrivals.map(({ at }) => at)),
  }
}

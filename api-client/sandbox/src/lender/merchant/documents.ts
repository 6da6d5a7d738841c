import type { Origin } from '../../origin.ts'
import type { MerchantOrder } from './order-state.ts'
import { merchantSeedOf, PLATFORMS } from './seed.ts'

/** What a picture of the merchant flow can show: its `type`, and its name for the customer. */
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

/** Purpose under which a picture of the merchant flow is kept. */
export function purposeOf(type: string): string {
  return `merchant:${type}`
}

/** Documents the second review waits for. */
export function requiredDocuments(origin: Pick<Origin, 'persona'>): readonly string[] {
  return merchantSeedOf(origin.persona).married
    ? ['certificate', 'contract', 'marriageCert']
    : ['certificate', 'contract']
}

/**
 * What is still missing of an application's documents. Pictures count from the moment the order was made.
 *
 * @returns the missing kinds, and the world time at which the last of the others came
 */
export function missingDocuments(
  origin: Origin,
  order: MerchantOrder,
): { missing: readonly string[]; completeAt: number } {
  const { world, user } = origin
  const sent = world.files.filter((file) => file.userId === user.userId && file.at >= order.madeAt)
  const arrivals = requiredDocuments(origin).map((kind) => ({
    kind,
    at: Math.min(...sent.filter((file) => file.purpose === purposeOf(kind)).map((file) => file.at)),
  }))
  return {
    missing: arrivals.filter(({ at }) => at === Infinity).map(({ kind }) => kind),
    completeAt: Math.max(...arrivals.map(({ at }) => at)),
  }
}

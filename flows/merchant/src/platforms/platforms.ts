/** Shop platforms that can vouch for a merchant, by the name of the contract: how the customer knows them, and how many examples their upload has. */
export const PLATFORMS = {
  ele: { name: '饿了么', examples: 2 },
  sqb: { name: '收钱吧', examples: 3 },
  meituan: { name: '美团', examples: 2 },
  aliPay: { name: '支付宝', examples: 3 },
  weChat: { name: '微信', examples: 3 },
} as const

export type Platform = keyof typeof PLATFORMS

/** Whether a platform of a reply has pages here. */
export const isPlatform = (name: string): name is Platform => Object.hasOwn(PLATFORMS, name)

const DEMOS = ['One', 'Two', 'Three'] as const
type DemosOf<P extends Platform> = (typeof PLATFORMS)[P]['examples'] extends 3
  ? (typeof DEMOS)[number]
  : 'One' | 'Two'
/** The names of the pages with examples. */
export type DemoName = { [P in Platform]: `${P}Upload/${P}Demo${DemosOf<P>}` }[Platform]

/** The pages with the examples of a platform, in their order. */
export const demosOf = (name: Platform): DemoName[] =>
  // As many as its type says.
  DEMOS.slice(0, PLATFORMS[name].examples).map((demo) => `${name}Upload/${name}Demo${demo}` as DemoName)

/** Makes the same of each platform, under the name of its page. */
export const ofEach = <S extends 'Credit' | 'Upload', R>(suffix: S, make: (platform: Platform) => R) =>
  // `fromEntries` only knows that names are texts.
  Object.fromEntries(
    Object.keys(PLATFORMS)
      .filter(isPlatform)
      .map((name) => [name + suffix, make(name)]),
  ) as Record<`${Platform}${S}`, R>

/** Things that are won and delivered, by code: name and what they are worth in yuan. */
export const GOODS = {
  earphones: { name: '无线蓝牙耳机', yuan: 299 },
  cup: { name: '316不锈钢保温杯', yuan: 69 },
} as const satisfies Record<string, { name: string; yuan: number }>

export type GoodsCode = keyof typeof GOODS

/** Whether there is such a thing. */
export function isGoods(code: string): code is GoodsCode {
  return Object.hasOwn(GOODS, code)
}

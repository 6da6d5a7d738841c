/** Prizes that are delivered, by code: name and value in yuan. */
export const GOODS = {
  earphones: { name: '无线蓝牙耳机', yuan: 299 },
  cup: { name: '316不锈钢保温杯', yuan: 69 },
} as const satisfies Record<string, { name: string; yuan: number }>

export type GoodsCode = keyof typeof GOODS

/** Whether there is a prize with this code. */
export function isGoods(code: string): code is GoodsCode {
  return Object.hasOwn(GOODS, code)
}

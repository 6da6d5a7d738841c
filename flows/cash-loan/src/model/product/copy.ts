/** Texts of the loans of this flow. */
export const copy = { use: '日常消费' } as const

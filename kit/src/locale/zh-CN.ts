import { businessZhCN } from './business/zh-CN.ts'
import { primitivesZhCN } from './primitives/zh-CN.ts'

/** Strings of the kit, Simplified Chinese: the default, and the shape every other language must have. */
export const zhCN = { ...primitivesZhCN, ...businessZhCN }

/** Same keys as {@link zhCN}; a function stays a function of the same parameters. */
export type KitLocale = typeof zhCN

import { applicationZhCN } from './application/zh-CN.ts'
import { businessZhCN } from './business/zh-CN.ts'
import { primitivesZhCN } from './primitives/zh-CN.ts'

/** Strings of the kit, Simplified Chinese: the default, and the shape of every other language. */
export const zhCN = { ...primitivesZhCN, ...businessZhCN, ...applicationZhCN }

/** Same keys as {@link zhCN}; a function keeps its parameters. */
export type KitLocale = typeof zhCN

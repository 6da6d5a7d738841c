import { applicationEn } from './application/en.ts'
import { businessEn } from './business/en.ts'
import { primitivesEn } from './primitives/en.ts'
import type { KitLocale } from './zh-CN.ts'

/** Strings of the kit, English. */
export const en: KitLocale = { ...primitivesEn, ...businessEn, ...applicationEn }

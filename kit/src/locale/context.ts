import { createContext } from 'react'
import type { KitLocale } from './zh-CN.ts'

/** The language around a part; `null` means the default, which each reader imports as far as it needs it. */
export const LocaleContext = createContext<KitLocale | null>(null)

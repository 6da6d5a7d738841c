import { createContext } from 'react'
import type { KitLocale } from './zh-CN.ts'

/** The current language; `null` means the default, of which each part imports only its own strings. */
export const LocaleContext = createContext<KitLocale | null>(null)

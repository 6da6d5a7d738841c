'use client'
import { createContext, use, type ReactNode } from 'react'
import { zhCN, type KitLocale } from './zh-CN.ts'

const LocaleContext = createContext<KitLocale>(zhCN)

export interface LocaleProviderProps {
  /** `zhCN` without a provider; `en` from `@koo/kit/locale`. */
  locale: KitLocale
  children: ReactNode
}

/** Gives another language to the parts below it. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** Strings of the kit in the language around this part. */
export function useLocale(): KitLocale {
  return use(LocaleContext)
}

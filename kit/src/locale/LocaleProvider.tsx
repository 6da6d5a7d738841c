'use client'
import { use, type ReactNode } from 'react'
import { LocaleContext } from './context.ts'
import { zhCN, type KitLocale } from './zh-CN.ts'

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
  return use(LocaleContext) ?? zhCN
}

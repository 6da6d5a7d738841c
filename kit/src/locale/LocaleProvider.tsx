'use client'
import { use, type ReactNode } from 'react'
import { LocaleContext } from './context.ts'
import { zhCN, type KitLocale } from './zh-CN.ts'

export interface LocaleProviderProps {
  /** Default without a provider: `zhCN`. `en` is in `@koo/kit/locale`. */
  locale: KitLocale
  children: ReactNode
}

/** Sets the language of the parts below it. */
export function LocaleProvider({ locale, children }: LocaleProviderProps) {
  return <LocaleContext value={locale}>{children}</LocaleContext>
}

/** All strings of the kit in the current language. */
export function useLocale(): KitLocale {
  return use(LocaleContext) ?? zhCN
}

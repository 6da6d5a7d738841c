/** A sentence for developers and testers, in Chinese and English. */
export interface LocaleText {
  zh: string
  en: string
}

import type { LocaleText } from './text.ts'

/** An input value that makes the sandbox behave in a certain way. */
export interface MagicInput {
  /** Where it is typed or selected: '验证码', '身份证号末四位', '文件名'. */
  field: string
  /** The value, or the part of it that matters: '123456', '…0002'. */
  value: string
  /** What the file is that bears the name; other fields say it themselves. */
  file?: 'idPhoto' | 'proof' | 'video'
  /** What the sandbox does then: one sentence for developers and testers. */
  effect: LocaleText
}

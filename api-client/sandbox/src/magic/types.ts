/** One input the stand-in reads a meaning into. */
export interface MagicInput {
  /** Where it is typed or chosen: '验证码', '身份证号末四位', '文件名'. */
  field: string
  /** The value, or the part of it that counts: '123456', '…0002'. */
  value: string
  /** What the stand-in does then, one sentence for developers. */
  effect: string
}

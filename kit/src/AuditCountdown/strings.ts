/** Simplified Chinese; other languages are in `locale/business`. */
export const auditCountdownStrings = {
  remaining: (seconds: number) => `预计${seconds}秒内出结果`,
  ended: '审核中，请耐心等待',
}

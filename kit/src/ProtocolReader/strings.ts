/** Simplified Chinese; other languages are in `locale/application`. */
export const protocolReaderStrings = {
  agree: '我已阅读并同意',
  agreeIn: (agree: string, seconds: number) => `${agree}（${seconds}秒）`,
  decline: '不同意',
  continue: '继续阅读',
  toEnd: '读到末尾后可以同意',
  wait: '请留出时间阅读，倒计时结束后可以同意',
  failed: '协议没有加载出来',
  failedText: '请检查网络后重试。没有读到全文之前，不会记录同意。',
}

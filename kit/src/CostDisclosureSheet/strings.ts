/** Simplified Chinese; other languages are in `locale/business`. */
export const costDisclosureSheetStrings = {
  content: '成本明细',
  wait: (seconds: number) => `请阅读（${seconds}秒）`,
  waitReason: '请留出时间阅读，倒计时结束后可以确认',
  ready: '阅读时间已到，可以确认了',
  confirm: '已阅读并确认',
  back: '返回修改',
}

/** Simplified Chinese; other languages are in `locale/application`. */
export const assessStatusStrings = {
  ready: '资料已齐，可以开始评估',
  readyText: '提交后开始评估，结果会显示在这里。',
  assessing: '额度评估中',
  assessingText: '有结果后会自动显示，请稍候。',
  slowText: '评估仍在进行，比平时久一些。可以先离开，稍后回来查看，不需要重新提交。',
  failed: '评估未通过',
  failedText: '原因由机构决定，可联系客服了解。',
  failedMoney: '这次评估没有产生借款。',
  passed: '评估已通过',
  amount: '获得额度',
  amountUnknown: '额度金额暂时没有读到，不影响继续办理。',
}

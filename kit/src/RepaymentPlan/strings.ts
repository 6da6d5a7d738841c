/** Simplified Chinese; other languages are in `locale/business`. */
export const repaymentPlanStrings = {
  title: '还款计划',
  principal: '本金',
  charge: '息费',
  discount: '优惠',
  due: '应还',
  period: (period: number) => `第${period}期`,
  scrub: '查看每一期',
}

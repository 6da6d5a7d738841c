/** What is wrong with what an ID card says. */
export const card = {
  notInName: (character: string) => `姓名里不能有“${character}”，请核对后修改`,
  unknownInName: '姓名里有无法识别的字，请删除后重新输入',
  noDay: (day: string) => `${day}不是一个日期，请按身份证填写`,
  notYetValid: '有效期限的开始日期还没有到，请核对',
  endsBeforeStart: '有效期限的结束日期早于开始日期，请核对',
  expired: '身份证已过有效期，请更换证件后重试',
} as const

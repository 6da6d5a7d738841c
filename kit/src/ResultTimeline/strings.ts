/** Simplified Chinese; other languages are in `locale/business`. */
export const resultTimelineStrings = {
  auditing: '机构审核中',
  passed: '审核通过',
  failed: '审核未通过',
  unknown: '审核结果待确认',
  unknownText: '暂时没有拿到审核结果，稍后可在借款记录中查看',
  waiting: '机构放款',
  paying: '机构放款中',
  stopped: '未放款',
  payingText: '预计20分钟内到账，可离开本页',
}

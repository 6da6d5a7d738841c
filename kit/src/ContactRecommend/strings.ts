/** Simplified Chinese; other languages are in `locale/application`. */
export const contactRecommendStrings = {
  titles: { computing: '正在查找推荐联系人', ready: '推荐联系人，点一下即可填入', exhausted: '推荐联系人' },
  left: (count: number) => `还可使用${count}次`,
  found: (count: number) => `有${count}位推荐联系人`,
  exhausted: '推荐次数已用完，请直接填写下面的信息。',
}

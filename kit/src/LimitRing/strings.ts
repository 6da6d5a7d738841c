/** Simplified Chinese; other languages are in `locale/business`. */
export const limitRingStrings = {
  available: '可用额度',
  used: '已使用',
  fixed: '固定额度',
  temporary: '临时额度',
}

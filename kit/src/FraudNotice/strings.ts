/** Simplified Chinese; other languages are in `locale/business`. */
export const fraudNoticeStrings = { text: '谨防“代还”诈骗，请勿向陌生人转账。' }

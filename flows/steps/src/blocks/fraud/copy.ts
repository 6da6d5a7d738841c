export const copy = {
  // error.10
  applying: '申请互联网小额贷款中，请勿向陌生人转账。防范诈骗！',
} as const

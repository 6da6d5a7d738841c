/** Texts of what is not allowed now. The reason itself is the server's. */
export const copy = {
  noReason: '请稍后再试，或联系客服',
  ways: { NOT_VERIFIED: '去实名认证', FROZEN: '联系客服', NO_EMAIL: '去填写邮箱' },
} as const

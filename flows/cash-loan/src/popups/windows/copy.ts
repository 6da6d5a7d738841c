/** Texts of the promise, where the server sends none. */
export const copy = {
  promise: {
    title: '非学生承诺',
    promise: '承诺本人非在校学生',
    later: '暂不承诺',
    failed: '系统异常，请稍后重试',
  },
} as const

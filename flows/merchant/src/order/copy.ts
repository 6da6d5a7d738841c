/** Texts of what the pages of an application share. */
export const copy = {
  recall: '撤回申请',
  confirm: {
    title: '撤回这笔申请？',
    body: '撤回后审核会停止，之后可以重新申请。',
    confirmText: '撤回申请',
    cancelText: '先不撤回',
    danger: true,
  },
} as const

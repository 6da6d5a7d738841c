import type { StepBarStep } from './index.ts'

/** A journey to a limit. */
export const creditSteps: readonly StepBarStep[] = [
  { id: 'idauth', title: '身份认证' },
  { id: 'idcarduploading', title: '上传身份证' },
  { id: 'video', title: '人脸识别' },
  { id: 'contactff', title: '补充联系人' },
  { id: 'information', title: '完善个人信息' },
]

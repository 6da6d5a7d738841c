import type { PictureFault } from '@koo/kit/files'
import type { CameraFailure } from '../../blocks/camera/camera.ts'

/** Texts of the page. */
export const copy = {
  primer: {
    title: '请本人完成人脸识别',
    text: '用于核实是您本人操作，只采集一张面部照片，不会保存在您的手机上。',
    points: ['光线明亮，避免逆光', '正对镜头，露出完整面部', '摘下口罩、墨镜和帽子'],
    agree: '我已阅读并同意',
    authorisation: '《人脸信息使用授权书》',
    missing: '请先阅读并同意人脸信息使用授权书',
    start: '开始识别',
  },
  frameTitle: '拍摄面部照片',
  otherCamera: '用手机相机拍一张',
  sending: '正在核验，请不要离开本页',
  noneLeft: '今日人脸识别次数已用完，请明天再试',
  noneLeftText: '为保障您的账户安全，每天的识别次数有限，明天可以继续。',
  back: '返回',
  failed: (tries: number | null) =>
    tries === null ? '识别未通过，请重试' : `识别未通过，今天还可以尝试${tries}次`,
  /** What is said of a picture that cannot be sent. */
  wrong: {
    unreadable: '照片读取失败，请重新拍摄',
    type: '文件格式不支持，请重新拍摄照片',
    heic: '照片是 HEIC 格式，不能上传，请在本页重新拍摄，或在手机的相机设置中选择 JPEG（兼容性最佳）后再拍',
    pixels: '照片超过2亿像素，不能处理，请降低分辨率后重新拍摄',
  } satisfies Record<PictureFault, string>,
  notLoaded: '照片暂时无法处理，请检查网络后重试',
  failures: {
    refused: {
      title: '没有相机权限',
      text: '请在弹窗中选择“允许”后重试，或用手机相机拍一张。',
    },
    refusedAgain: {
      title: '没有相机权限',
      text: '浏览器可能不再询问。请在手机的“设置”里允许当前应用使用相机，再回到本页重试；也可以直接用手机相机拍一张。',
    },
    missing: { title: '没有可用的相机', text: '当前环境不能在页面中打开相机，请用手机相机拍一张。' },
    busy: { title: '相机正在被使用', text: '请关闭其他正在使用相机的应用后重试，或用手机相机拍一张。' },
    tooOld: { title: '应用版本过低', text: '请更新应用后重试，或用手机相机拍一张。' },
    timedOut: { title: '相机暂时没有响应', text: '请重试，或用手机相机拍一张。' },
    hidden: {
      title: '相机已关闭',
      text: '离开页面时相机会自动关闭，没有上传任何画面。点“重新拍摄”可以继续。',
    },
  } satisfies Record<CameraFailure | 'refusedAgain', { title: string; text: string }>,
} as const
